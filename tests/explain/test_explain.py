"""The output of `show` and `list`: choices, the changes of each pass, and drawings of steps."""

import re
import xml.etree.ElementTree as ET
from collections.abc import Hashable
from dataclasses import replace
from itertools import pairwise
from typing import Final

import pytest

from hashwright.emit.emitters import GAS, C
from hashwright.errors import UserError
from hashwright.explain import figure, options
from hashwright.explain.changes import changes, measures, ready
from hashwright.explain.machine import machine_figure
from hashwright.explain.names import shortened, state
from hashwright.graph.ir import Graph, Node, Var, infix, var
from hashwright.hashes import HASHES
from hashwright.hashes.md5 import MD5
from hashwright.hashes.ripemd160 import RIPEMD160
from hashwright.lower.order import listing
from hashwright.modes.kernel import LIBRARY
from hashwright.output.generate import lower_all, routines
from hashwright.passes import forms
from hashwright.requests.pipeline import lower
from hashwright.requests.registry import CHOICES
from hashwright.requests.request import Request, resolve, serving
from hashwright.requests.schedule import Schedule
from hashwright.requests.settings import settle, values
from hashwright.targets import TARGETS
from hashwright.targets.routine import Routine
from tests import kernels

FEW: Final = (
    resolve("md5", "x86-64-bmi"),
    resolve("md5", "aarch64-sve2", kernel="lanes"),
    resolve("ripemd160", "x86-64-avx512vl"),
    resolve("aegis128l", "x86-64-aesni"),
)


def reached(request: Request, stage: str) -> Graph:
    (graph,) = (s.graph for s in kernels.lowered(request, request.hash.principal().name) if s.name == stage)
    return graph


# Names.


def test_the_state_before_a_step_has_the_letters_of_the_source() -> None:
    """Compared with an independent description: (a, b, c, d) becomes (d, new, b, c)."""
    letters = {letter: node for node, letter in state(MD5, MD5.compress, "", 0).items()}
    assert [str(letters[x].attr) for x in "abcd"] == ["h0", "h1", "h2", "h3"]
    for step in MD5.compress.steps:
        following = {letter: node for node, letter in state(MD5, MD5.compress, "", step.index + 1).items()}
        assert following == {"a": letters["d"], "b": step.made[0], "c": letters["b"], "d": letters["c"]}
        letters = following


def test_each_line_of_ripemd160_has_its_own_state() -> None:
    ends = [state(RIPEMD160, RIPEMD160.compress, line, 80) for line in ("left", "right")]
    assert [sorted(end.values()) for end in ends] == [list("abcde")] * 2
    assert not ends[0].keys() & ends[1].keys()


@pytest.mark.parametrize("stage", ["forms", "sums", "cover"])
def test_letters_follow_a_step_through_the_passes(stage: str) -> None:
    graph = reached(resolve("md5", "x86-64-bmi"), stage)
    named = state(MD5, graph, "", 20)
    assert {letter: node for node, letter in named.items()} == {
        letter: graph.steps[i].made[0] for letter, i in zip("bcda", (19, 18, 17, 16), strict=True)
    }


def test_deep_expressions_are_cut_off_alike() -> None:
    deep = var("x")
    for i in range(40):
        deep = (deep + var(f"y{i}")).rotl(1 + i % 31)
    left, right = shortened((deep ^ var("z"), deep & var("z")), {})
    assert left.replace("^", "&") == right
    assert "t1" in left
    assert len(left) < 100
    assert shortened((~var("x") & var("y"),), {}) == ("~x & y",)


# Pass by pass.


def told(hash_name: str, target: str, **words: str) -> list[str]:
    request = resolve(hash_name, target, **words)
    return [line.strip() for line in changes(request.hash, request.hash.principal(), request.setting())]


def test_each_pass_says_which_rule_fired_where() -> None:
    lines = told("md5", "x86-64-bmi")
    at = lines.index("select_as_add in G, 16 times, steps 17-32:")
    assert lines[at + 1 : at + 3] == ["b & d | c & ~d", "-> (b & d) + (c & ~d)"]
    at = lines.index("not_in_sum in I, 16 times, steps 49-64:")
    assert lines[at + 1 : at + 3] == ["a + ~(c ^ d & ~b)", "-> a + 0xffffffff - (c ^ d & ~b)"]


def test_both_lines_are_distinguished() -> None:
    lines = told("ripemd160", "x86-64-bmi")
    assert any(line.startswith("select_as_add in f4, 32 times, ") for line in lines)
    assert any("left steps 49-64" in line and "right steps 17-32" in line for line in lines)


@pytest.mark.parametrize("request_", FEW, ids=kernels.named)
def test_each_pass_begins_where_the_one_before_ended(request_: Request) -> None:
    setting = request_.setting()
    for name, graph in request_.hash.functions().items():
        lines = list(changes(request_.hash, graph, setting))
        ends = re.findall(r"(\d+) operations, critical path (-?\d+)$", lines[0])
        for line in lines:
            found = re.search(r"(\d+) -> (\d+), critical path (-?\d+) -> (-?\d+) cycles$", line)
            if found:
                assert found.group(1, 3) == ends[-1]
                ends.append(found.group(2, 4))
        passes = list(kernels.lowered(request_, name))
        assert len(ends) == len(passes)
        facts = listing(passes[-1].graph).facts
        assert ends[-1] == (str(facts.instructions), str(facts.critical_path))
        total = sum(int(n) for line in lines for n in re.findall(r", (\d+) times, |, once, ", line) if n)
        once = sum(", once, " in line for line in lines)
        assert total + once == sum(len(stage.firings) for stage in passes)
        assert all(len(line) < 400 for line in lines)


def test_sizes_count_operations_and_cycles() -> None:
    x, y, m = var("x"), var("y"), var(Var("m", 0))
    graph = Graph("g", (x, y, m), {Var("o"): ((x + m) ^ y).rotl(3)}, early=frozenset({Var("m", 0)}))
    assert (measures(graph).operations, measures(graph).path) == (3, 3)
    assert ready(graph)[m] == -1
    assert measures(Graph("g", (x,), {Var("o"): x})).operations == 0


# Choices.


@pytest.mark.parametrize("name", HASHES)
def test_every_value_of_every_key_is_explained(name: str) -> None:
    hash_ = HASHES[name]
    for target in serving(hash_):
        for kernel in options.kernels(hash_):
            for lanes in (*target.lanes(hash_.principal().word), 1) if kernel.is_row else (1,):
                for emitter in (C, GAS):
                    for key, allowed in values(hash_.principal(), target, kernel, lanes, emitter).items():
                        explained = {value.word: value.doc for value in CHOICES[key].values}
                        assert options.about(key)
                        assert all(explained.get(value, value.isdigit()) for value in allowed)


@pytest.mark.parametrize("request_", FEW, ids=kernels.named)
def test_the_listed_values_are_accepted_and_the_defaults_change_nothing(request_: Request) -> None:
    graph = request_.hash.principal()
    found = list(options.choices(request_.hash, request_.target, request_.kernel))
    assert len({(choice.key, choice.value) for choice in found}) == len(found)
    for emitter in dict.fromkeys(each for choice in found for each in choice.emitters):
        own = [choice for choice in found if emitter in choice.emitters]
        for choice in own:
            settle(graph, request_.target, Schedule({choice.key: choice.value}), request_.kernel, emitter)
        defaults = {choice.key: choice.value for choice in own if emitter in choice.default}
        assert defaults.keys() == {choice.key for choice in own}
        asked = settle(graph, request_.target, Schedule(defaults), request_.kernel, emitter)
        left = settle(graph, request_.target, Schedule(), request_.kernel, emitter)
        assert lower(graph, asked).facts == lower(graph, left).facts


def test_keys_of_assembly_are_listed_with_their_kernels() -> None:
    found = list(options.choices(MD5, TARGETS["x86-64-bmi"], LIBRARY))
    emitters: dict[str, set[str]] = {}
    for choice in found:
        emitters.setdefault(choice.key, set()).update(choice.emitters)
    of_assembly = {"sched", "moves", "horizon", "spare", "rounds"}
    assert {key for key, able in emitters.items() if able == {GAS}} == of_assembly
    assert {key for key, able in emitters.items() if able == {C}} == {"barriers"}
    assert {choice.value: choice.default for choice in found if choice.key == "cache" and choice.default} == {
        "auto": (C,),
        "0": (GAS,),
    }
    without = options.choices(MD5, TARGETS["portable"], LIBRARY)
    assert {each for choice in without for each in choice.emitters} == {C}


def test_a_default_of_one_function_of_a_library_is_listed_with_it() -> None:
    found = options.choices(HASHES["aegis128x4"], TARGETS["x86-64-vaes-avx512vl"], LIBRARY)
    listed = {(each.key, each.value): (each.default, each.functions) for each in found}
    assert listed["defer", "two"] == ((), ("decrypt",))
    assert listed["defer", "off"] == ((C, GAS), ())


def test_every_form_has_words() -> None:
    assert all(name in options.FORMS or form.rules[0].why for name, form in forms.FORMS.items())


# Drawings.


def drawn(
    hash_name: str,
    target: str,
    stage: str,
    step: str = "",
    steps: int = 1,
    *,
    is_listed: bool = False,
    **words: str,
) -> figure.Figure:
    request = resolve(hash_name, target, **words)
    graph, chosen = figure.find_steps(reached(request, stage), step, steps)
    listed = lower(request.hash.principal(), request.setting()).instructions if is_listed else ()
    return figure.figure(request.hash, graph, chosen, listed)


FIGURES: Final = (
    ("md5", "x86-64-bmi", "graph", "20"),
    ("md5", "x86-64-bmi", "reuse", "20"),
    ("md5", "x86-64-bmi", "cover", "64"),
    ("md5", "x86-64-avx512vl", "cover", "50"),
    ("ripemd160", "x86-64-bmi", "reuse", "right:17"),
    ("ripemd160", "x86-64-avx512vl", "cover", "left:80"),
    ("aegis128l", "x86-64-aesni", "graph", "1"),
    ("aegis128l", "x86-64-aesni", "cover", "1"),
)


@pytest.fixture(params=FIGURES, ids=" ".join)
def figure_(request: pytest.FixtureRequest) -> figure.Figure:
    return drawn(*request.param)


def test_the_step_of_the_seed_is_drawn_as_there() -> None:
    """G as an ADD: b waits for an AND, the sum, the rotate and the last add."""
    step = drawn("md5", "x86-64-bmi", "reuse", "20")
    assert step.title == "step 20, G"
    assert list(step.inputs.values()) == ["a", "b", "c", "d", "m0", "0xe9b6c7aa"]
    assert sorted(step.operations.values()) == sorted(["&", "~", "&", "+", "+", "+", "+", "<<< 20", "+"])
    names = {**step.inputs, **step.operations}
    assert [(names[x], names[y]) for (x, y), bold in step.edges.items() if bold] == [
        ("b", "&"),
        ("&", "+"),
        ("+", "<<< 20"),
        ("<<< 20", "+"),
    ]
    assert list(step.outputs.values()) == ["b'"]
    assert step.first_cycle + max(step.rows.values()) == 4


def test_the_same_step_as_described_waits_one_cycle_longer() -> None:
    plain = drawn("md5", "x86-64-bmi", "sums", "20", schedule="g=plain")
    assert plain.first_cycle + max(plain.rows.values()) == 5


def path(step: figure.Figure) -> int:
    """The cycles of the critical path."""
    return step.first_cycle + max(step.rows.values())


def test_steps_of_one_stream_wait_for_each_other_and_those_of_two_do_not() -> None:
    words = ("md5", "x86-64-avx2", "streams", "20", 2)
    one, two = (drawn(*words, kernel="lanes", schedule=f"streams={count}") for count in (1, 2))
    assert one.title == "step 20, G to step 21, G"
    assert two.title == "stream a, step 20, G to stream b, step 20, G"
    assert len(one.operations) == len(two.operations)
    assert path(one) == 2 * path(two)
    assert list(one.outputs.values()) == ["b'"]
    assert list(two.outputs.values()) == ["b/a'", "b/b'"]
    bold = [node for (_, node), critical in two.edges.items() if critical]
    assert two.outputs.keys() <= set(bold)


def test_steps_follow_in_the_order_of_computation() -> None:
    lines, steps = (
        drawn("ripemd160", "x86-64-bmi", "cover", "left:20", 2, schedule=f"order={order}")
        for order in ("line", "step")
    )
    assert lines.title == "left step 20, f2 to left step 21, f2"
    assert steps.title == "left step 20, f2 to right step 20, f4"
    assert {"b/l", "b/r"} <= set(steps.inputs.values())


def test_a_listing_has_a_row_for_each_operation_and_counts_the_values_that_are_alive() -> None:
    words = ("ripemd160", "x86-64-bmi", "cover", "left:20", 2)
    rows = {}
    for sched in ("source", "zen4"):
        listed = drawn(*words, is_listed=True, emitter="gas", schedule=f"sched={sched}")
        assert sorted(listed.rows[node] for node in listed.operations) == [
            *range(1, len(listed.operations) + 1)
        ]
        assert len(listed.alive) == 1 + len(listed.operations)
        assert all(listed.rows[x] < listed.rows[y] for x, y in listed.edges)
        assert listed.alive[0] == 10  # the words of both lines
        rows[sched] = [listed.operations[node] for node in listed.operations]
    assert rows["source"] != rows["zen4"]
    assert sorted(rows["source"]) == sorted(rows["zen4"])
    source = drawn(*words, is_listed=True, emitter="gas", schedule="sched=source")
    assert (source.alive[9], source.alive[18]) == (10, 10)  # after a step of each line
    update = drawn("aegis128l", "x86-64-aesni", "cover", is_listed=True, kernel="mac", schedule="key=sum")
    # The words of the state; in the end, z0 and z1, too. Counted by hand.
    assert update.alive == (8, 9, 9, 10, 9, 10, 10, 11, 10, 11, 11, 11, 11, 11, 12, 11, 11, 11, 10)


def routine(hash_name: str, target: str, kernel: str, schedule: str = "") -> Routine:
    request = resolve(hash_name, target, kernel=kernel, schedule=schedule, emitter="gas")
    return routines(request, lower_all(request))[0]


def test_machine_code_is_drawn_from_loads_to_stores() -> None:
    """Four rows of a transposition: each of its stores needs a load of every message."""
    made = routine("md5", "x86-64-sse2", "lanes", "streams=1,load=transpose")
    step = machine_figure(made, "x86_64", 1, 32)
    assert step.title == "md5_x4_blocks, instructions 1 to 32 of the loop"
    assert list(step.inputs.values()) == ["[rsi]", "rcx", "[rsi+8]", "[rsi+16]", "[rsi+24]"]
    assert len(step.operations) == 32
    needs: dict[Hashable, set[Hashable]] = {}
    for source, target in sorted(step.edges, key=lambda edge: str(edge[1]).zfill(2)):
        needs.setdefault(target, set()).update({source}, needs.get(source, set()))
    stores = [each for each, name in step.outputs.items() if name.startswith("[rsp")]
    assert [step.outputs[each] for each in stores] == ["[rsp]", "[rsp+16]", "[rsp+32]", "[rsp+48]"]
    assert all(step.inputs.keys() <= needs[each] for each in stores)
    assert all(step.rows[x] < step.rows[y] for x, y in step.edges)
    assert {step.rows[each] for each in stores} == {max(step.rows.values())}
    bold = [edge for edge, critical in step.edges.items() if critical]
    assert len(bold) == max(step.rows.values())


def test_machine_code_of_every_instruction_set_is_drawn() -> None:
    step = machine_figure(routine("ripemd160", "riscv64", "blocks"), "riscv64", 1, 40)
    assert len(step.operations) == 40
    assert len(step.edges) > 40
    drawn = machine_figure(routine("md5", "aarch64", "blocks"), "aarch64", 1, 40)
    assert len(drawn.edges) > 40


def test_a_routine_without_a_loop_is_not_drawn() -> None:
    made = routine("md5", "x86-64", "blocks")
    with pytest.raises(UserError, match="md5_blocks has no loop; write --stage machine without --lines"):
        machine_figure(replace(made, body=()), "x86_64", 1, 2)


def test_a_message_word_is_in_memory_or_in_a_register() -> None:
    named = {}
    for cache, lines in ((0, (110, 118)), (8, (117, 125))):
        made = routine("md5", "x86-64", "blocks", f"sched=source,cache={cache}")
        step = machine_figure(made, "x86_64", *lines)
        assert list(step.operations.values()) == ["mov", "xor", "and", "xor", "add", "add", "add", "rol", "add"]
        named[cache] = set(step.inputs.values())
    assert "[rsi+48]" in named[0]
    assert not any(name.startswith("[") for name in named[8])
    assert len(named[0]) == len(named[8])


def test_edges_go_down_and_the_critical_path_is_one(figure_: figure.Figure) -> None:
    rows = figure_.rows
    assert all(rows[x] < rows[y] for x, y in figure_.edges)
    assert all(rows[node] == 0 for node in figure_.inputs)
    assert all(rows[node] > 0 for node in figure_.operations)
    bold = [edge for edge, critical in figure_.edges.items() if critical]
    ends = {y for _, y in bold} - {x for x, _ in bold}
    assert len(ends) == 1
    assert ends <= figure_.outputs.keys()
    starts = {x for x, _ in bold} - {y for _, y in bold}
    assert starts <= figure_.inputs.keys()


def test_every_box_is_an_operation_of_the_step_and_all_are_there(figure_: figure.Figure) -> None:
    for node in figure_.operations:
        assert isinstance(node, Node)
        for arg in node.args:
            assert (arg, node) in figure_.edges
            assert arg in figure_.inputs or arg in figure_.operations


def test_graphviz_text_names_every_node_and_edge(figure_: figure.Figure) -> None:
    text = figure.dot(figure_)
    declared = set(re.findall(r"^ +(n\d+) \[label=", text, re.MULTILINE))
    assert len(declared) == len(figure_.inputs) + len(figure_.operations)
    edges = re.findall(r"^ +(n\d+) -> (n\d+)( \[penwidth=3\])?;$", text, re.MULTILINE)
    assert {name for x, y, _ in edges for name in (x, y)} <= declared
    assert len(edges) == len(figure_.edges)
    assert sum(bool(bold) for _, _, bold in edges) == sum(figure_.edges.values())
    assert text.count("{") == text.count("}")


def test_the_page_is_one_file_that_needs_nothing(figure_: figure.Figure) -> None:
    page = figure.html(figure_, "hashwright show <&>")
    assert "&lt;&amp;&gt;" in page
    assert not re.search(r"<script|src=|href=|@import|url\((?!#)", page)
    assert re.findall(r"https?://\S+?[\"' ]", page) == ['http://www.w3.org/2000/svg"']
    svg = ET.fromstring(page[page.index("<svg") : page.index("</svg>") + 6])
    space = "{http://www.w3.org/2000/svg}"
    boxes = svg.findall(f"{space}rect")
    assert len(boxes) == len(figure_.operations)
    width, height = float(svg.attrib["width"]), float(svg.attrib["height"])
    places = sorted(
        (float(box.attrib["y"]), float(box.attrib["x"]), float(box.attrib["width"])) for box in boxes
    )
    for (y0, x0, wide), (y1, x1, _) in pairwise(places):
        assert y0 != y1 or x1 - x0 >= wide, "boxes overlap"
    assert all(x >= 0 and x + wide <= width and y + figure.BOX[1] <= height for y, x, wide in places)
    texts = [text for text in svg.findall(f"{space}text") if text.text in set(figure_.operations.values())]
    for box, text in zip(boxes, texts, strict=True):
        assert len(text.text or "") * figure.LETTER < float(box.attrib["width"])
    paths = [path.attrib["class"] for path in svg.findall(f"{space}path")]
    assert paths.count("edge critical") == sum(figure_.edges.values())
    assert len(paths) == len(figure_.edges)


def test_without_a_name_a_middle_step_of_the_first_function_is_drawn() -> None:
    assert figure.find_steps(MD5.compress, "")[1][0].index == 8
    (chosen,) = figure.find_steps(RIPEMD160.compress, "")[1]
    assert (chosen.line, chosen.index) == ("left", 8)


def test_a_graph_without_steps_is_one_step() -> None:
    aegis = HASHES["aegis128l"].functions()["keystream"]
    graph, steps = figure.find_steps(aegis, "")
    assert graph.steps == steps
    assert list(figure.figure(HASHES["aegis128l"], graph, steps).outputs.values()) == ["z0'", "z1'"]


def test_steps_are_read_by_the_names_that_the_source_gives() -> None:
    (step,) = figure.find_steps(RIPEMD160.compress, "right:17")[1]
    named = state(RIPEMD160, RIPEMD160.compress, step.line, step.index)
    assert infix(step.made[0], named) == "(a + (b & d | c & ~d) + m6 + 0x5c4dd124 <<< 9) + e"
