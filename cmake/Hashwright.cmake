# SPDX-License-Identifier: MIT OR Apache-2.0
#
#     hashwright_add_library(NAME MANIFEST FILE [OUT DIRECTORY...])
#
# Adds the static library NAME of the generated files that hashwright.lock, beside the manifest, lists. With OUT, the
# library contains only the files in these directories, which are written as in the manifest: this selects kernels for
# one of several processors. Targets that link the library find its headers, which are not installed with it.
#
# The project needs the languages of the files: for C, assembly and C++, project(NAME C ASM CXX).
#
# The build needs neither Python nor hashwright. If hashwright is on the PATH, there are two more targets:
#
#     NAME_check         compares the files with the output of the generator
#     NAME_regenerate    writes the files that differ, and the lock
#
# Copy this file into your project. It needs CMake 3.15.

include_guard(GLOBAL)

find_program(HASHWRIGHT_EXECUTABLE hashwright DOC "checks and regenerates kernels")

function(hashwright_add_library name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "MANIFEST" "OUT")
    if(NOT arg_MANIFEST OR DEFINED arg_UNPARSED_ARGUMENTS OR DEFINED arg_KEYWORDS_MISSING_VALUES)
        message(FATAL_ERROR "write hashwright_add_library(${name} MANIFEST FILE [OUT DIRECTORY...])")
    endif()
    get_filename_component(manifest "${arg_MANIFEST}" ABSOLUTE)
    get_filename_component(root "${manifest}" DIRECTORY)
    set(lock "${root}/hashwright.lock")
    foreach(file IN ITEMS "${manifest}" "${lock}")
        if(NOT EXISTS "${file}")
            message(FATAL_ERROR "there is no ${file}; `hashwright init` and `hashwright make --all` write it")
        endif()
    endforeach()

    set(sources)
    set(directories)
    set(others)
    set(language.c C)
    set(language.S ASM)
    set(language.cpp CXX)
    get_property(languages GLOBAL PROPERTY ENABLED_LANGUAGES)
    # Without the commands, in which a bracket, as of a copyright line, would join the elements of the list.
    file(READ "${lock}" text)
    string(REGEX MATCHALL "\n(    { )?path = \"[^\"\n]*\\.(c|S|cpp)\"" lines "${text}")
    foreach(line IN LISTS lines)
        string(REGEX REPLACE "^\n(    { )?path = \"([^\"]*)\"$" "\\2" path "${line}")
        get_filename_component(directory "${path}" DIRECTORY)
        if(directory STREQUAL "")
            set(directory ".")
        endif()
        if(DEFINED arg_OUT AND NOT directory IN_LIST arg_OUT)
            list(APPEND others "${directory}")
            continue()
        endif()
        if(NOT EXISTS "${root}/${path}")
            message(FATAL_ERROR "${path} is in ${lock} but not there; `hashwright make --all` writes it")
        endif()
        get_filename_component(ending "${path}" LAST_EXT)
        set(language "${language${ending}}")
        if(NOT language IN_LIST languages)
            message(FATAL_ERROR "${path} needs ${language}; add it to the project's languages: project(NAME ${language})")
        endif()
        list(APPEND sources "${root}/${path}")
        list(APPEND directories "${directory}")
    endforeach()
    foreach(directory IN LISTS arg_OUT)
        if(NOT directory IN_LIST directories)
            list(REMOVE_DUPLICATES others)
            message(FATAL_ERROR "no file of ${lock} is in OUT ${directory}; there are: ${others}")
        endif()
    endforeach()
    if(NOT sources)
        message(FATAL_ERROR "${lock} lists no source file; `hashwright make --all` writes the kernels of the manifest")
    endif()
    list(REMOVE_DUPLICATES directories)

    # A change of the list of files reconfigures the project.
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${lock}")
    add_library("${name}" STATIC ${sources})
    set_target_properties("${name}" PROPERTIES C_STANDARD 99 CXX_STANDARD 17)
    foreach(directory IN LISTS directories)
        target_include_directories("${name}" PUBLIC "$<BUILD_INTERFACE:${root}/${directory}>")
    endforeach()

    if(HASHWRIGHT_EXECUTABLE)
        add_custom_target("${name}_check"
            COMMAND "${HASHWRIGHT_EXECUTABLE}" check --manifest "${manifest}"
            WORKING_DIRECTORY "${root}" USES_TERMINAL VERBATIM)
        add_custom_target("${name}_regenerate"
            COMMAND "${HASHWRIGHT_EXECUTABLE}" make --all --manifest "${manifest}"
            WORKING_DIRECTORY "${root}" USES_TERMINAL VERBATIM)
    else()
        message(STATUS "hashwright is not on the PATH: ${name} is built from the vendored files, unchecked")
    endif()
endfunction()
