/* A seat in C, with nothing but its own library: cc -o bot bot.c
 *
 * What is asked has its number and the count of its offers at the beginning of the line, as the first members
 * of those names. Inside a text every quotation mark has a backslash before it, so what is looked for here is
 * never found in one. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A whole line, however long; 0 at the end. */
static int read_line(char **line, size_t *room) {
    size_t used = 0;
    int c;
    while ((c = getchar()) != EOF && c != '\n') {
        if (used + 1 >= *room) {
            *room = *room ? 2 * *room : 4096;
            *line = realloc(*line, *room);
            if (!*line) exit(1);
        }
        (*line)[used++] = (char)c;
    }
    if (!used) return 0;
    (*line)[used] = 0;
    return 1;
}

static int is(const char *line, const char *type) {
    char start[32];
    snprintf(start, sizeof start, "{\"type\":\"%s\"", type);
    return strncmp(line, start, strlen(start)) == 0;
}

static unsigned long number(const char *line, const char *name) {
    char member[32];
    snprintf(member, sizeof member, "\"%s\":", name);
    const char *found = strstr(line, member);
    return found ? strtoul(found + strlen(member), NULL, 10) : 0;
}

int main(void) {
    char *line = NULL;
    size_t room = 0;
    while (read_line(&line, &room)) {
        if (is(line, "hello")) {
            srand((unsigned)number(line, "seed"));
            puts("{\"type\":\"hello\",\"version\":1,\"name\":\"Example in C\"}");
        } else if (is(line, "frame")) {
            unsigned long choice = (unsigned long)rand() % number(line, "count");
            printf("{\"type\":\"answer\",\"frame\":%lu,\"answer\":%lu}\n", number(line, "number"), choice);
        } else if (is(line, "goodbye")) {
            break;
        }
        fflush(stdout);
    }
    free(line);
    return 0;
}
