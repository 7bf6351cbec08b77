"""The command `cabale`: what can be asked of it. What it does is in `terminal`."""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Sequence
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from cabale import __version__
from cabale.core.errors import CabaleError
from cabale.core.numbers import whole_number
from cabale.core.paces import PACES, USUAL_PACE, find_pace
from cabale.games import GAMES
from cabale.terminal import click_words
from cabale.terminal.complaint import Complaint
from cabale.text import LANGUAGES, Words, choose_language

if TYPE_CHECKING:
    from cabale.table.steward import Steward

WRONG: Final = 2  # exit code: what came in cannot be used
INTERRUPTED: Final = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit code. Bad input costs one sentence, never a traceback."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal may lack letters
    words, failures = Words(choose_language()), GAMES.failures
    try:
        words = Words(choose_language(wanted_language(given)))
        click_words.speak(words)
        for failure in failures:
            complain(words.refusal(failure))
        code = commands(words).main(given, prog_name="cabale", standalone_mode=False)
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except CabaleError as refused:
        told = {words.refusal(failure) for failure in failures}
        return WRONG if words.refusal(refused) in told else complain(words.refusal(refused))
    except Complaint as complaint:
        return complain(words.tell(complaint.key, complaint.arguments))
    except click.exceptions.NoArgsIsHelpError as asked:
        click.echo(asked.format_message(), err=True)
        return WRONG
    except click.exceptions.NoSuchCommand as wrong:
        return complain(words.tell("no-such-command", {"text": wrong.command_name, "expected": known(wrong)}))
    except click.NoSuchOption as wrong:
        return complain(words.tell("no-such-option", {"text": wrong.option_name, "expected": known(wrong)}))
    except click.UsageError as wrong:
        return complain(wrong.format_message())
    except click.exceptions.Exit as leaving:
        return leaving.exit_code
    except (click.Abort, KeyboardInterrupt):
        return INTERRUPTED
    except BrokenPipeError:  # whoever read our output has left
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except Exception as error:
        if trouble := GAMES.raised(error):
            return complain(words.refusal(trouble))
        raise


def complain(sentence: str) -> int:
    click.echo(f"cabale: {sentence}", err=True)
    return WRONG


def known(wrong: click.UsageError) -> tuple[str, ...]:
    """The commands or options that there are, where one was asked for that is not."""
    assert wrong.ctx
    command = wrong.ctx.command
    if isinstance(command, click.Group) and isinstance(wrong, click.exceptions.NoSuchCommand):
        return tuple(command.list_commands(wrong.ctx))
    options = [
        parameter for parameter in command.get_params(wrong.ctx) if isinstance(parameter, click.Option)
    ]
    return tuple(option.opts[0] for option in options)


def wanted_language(arguments: Sequence[str]) -> str | None:
    """The value of --lang, wherever it stands."""
    for place, argument in enumerate(arguments):
        if argument == "--":
            break
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
        if argument == "--lang" and place + 1 < len(arguments):
            return arguments[place + 1]
    return None


class InOrder(click.Group):
    """Lists its commands as they were written down, not by the alphabet."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.commands)


def commands(words: Words) -> click.Group:
    """The command and its subcommands, their help in one language."""
    say = words.say
    games = say("argument-game", games=words.any_of([f"{game} ({words.game_title(game)})" for game in GAMES]))

    def about(key: str) -> dict[str, Any]:
        return {"help": say(key), "short_help": say(key), "options_metavar": say("metavar-options")}

    def lang(command: Any) -> Any:
        return click.option(
            "--lang", metavar="|".join(LANGUAGES), expose_value=False, help=say("option-lang")
        )(command)

    def game_argument(command: Any) -> Any:
        return click.argument("game", metavar=say("metavar-game"), help=games)(command)

    def file_argument(command: Any, about: str = "argument-file") -> Any:
        name, help = say("metavar-file"), say(about)
        return click.argument("file", metavar=name, type=click.Path(path_type=Path), help=help)(command)

    def room_argument(command: Any) -> Any:
        return click.argument("room", metavar=say("metavar-room"), help=say("argument-room"))(command)

    def data_option(command: Any) -> Any:
        name, about = say("metavar-folder"), say("option-data")
        return click.option("--data", metavar=name, type=click.Path(path_type=Path), help=about)(command)

    @click.group("cabale", cls=InOrder, subcommand_metavar=say("metavar-command"), **about("command-about"))
    @lang
    @click.version_option(__version__, message="cabale %(version)s", help=say("option-version"))
    def cabale() -> None: ...

    @cabale.command("play", **about("command-play"))
    @game_argument
    @click.option("--seats", metavar="N", help=say("option-seats"))
    @click.option("--bots", metavar=say("metavar-level"), help=say("option-bots"))
    @click.option("--plain", is_flag=True, help=say("option-plain"))
    @click.option("--name", metavar=say("metavar-name"), help=say("option-name"))
    @click.option(
        "--option", "options", metavar=say("metavar-pair"), multiple=True, help=say("option-option")
    )
    @click.option("--seed", metavar="N", help=say("option-seed"))
    @click.option(
        "--save", metavar=say("metavar-file"), type=click.Path(path_type=Path), help=say("option-save")
    )
    @click.option("--pace", metavar="|".join(PACES), default=USUAL_PACE, help=say("option-pace"))
    @lang
    def play(game: str, **wishes: Any) -> int:
        from cabale.terminal import play

        return play.play(words, game, play.PlayWishes(**wishes))

    @cabale.command("learn", **about("command-learn"))
    @game_argument
    @click.argument("number", metavar=say("metavar-lesson"), required=False, help=say("argument-lesson"))
    @click.option("--plain", is_flag=True, help=say("option-plain"))
    @click.option("--name", metavar=say("metavar-name"), help=say("option-name"))
    @click.option("--pace", metavar="|".join(PACES), default=USUAL_PACE, help=say("option-pace"))
    @lang
    def learn(game: str, number: str | None, plain: bool, name: str | None, pace: str) -> int:
        from cabale.terminal import learning

        return learning.learn(words, game, number, name, pace, plain)

    @cabale.command("replay", **about("command-replay"))
    @file_argument
    @click.option("--plain", is_flag=True, help=say("option-plain"))
    @click.option("--seat", metavar="a|…|h|public|open", help=say("option-seat"))
    @lang
    def replay(file: Path, plain: bool, seat: str | None) -> int:
        from cabale.terminal import records

        return records.replay(words, file, seat, plain)

    @cabale.command("scenario", **about("command-scenario"))
    @click.argument(
        "files",
        metavar=say("metavar-files"),
        nargs=-1,
        required=True,
        type=click.Path(path_type=Path),
        help=say("argument-scenario"),
    )
    @lang
    def scenario(files: tuple[Path, ...]) -> int:
        from cabale.terminal import scenarios

        return scenarios.run(words, files)

    @cabale.command("verify", **about("command-verify"))
    @file_argument
    @lang
    def verify(file: Path) -> int:
        from cabale.terminal import records

        return records.verify(words, file)

    @cabale.command("rules", **about("command-rules"))
    @game_argument
    @click.argument("number", metavar=say("metavar-rule"), required=False, help=say("argument-rule"))
    @click.option("--guide", is_flag=True, help=say("option-guide"))
    @lang
    def rules(game: str, number: str | None, guide: bool) -> int:
        from cabale.terminal import prose

        return prose.guide(words, game) if guide else prose.rules(words, game, number)

    @cabale.command("check", **about("command-check"))
    @click.argument("game", metavar=say("metavar-module"), help=say("argument-module"))
    @click.option("--games", metavar="N", default="12", help=say("option-check-games"))
    @lang
    def check(game: str, games: str) -> int:
        from cabale.terminal import checking

        return checking.check(words, game, games)

    @cabale.command("serve", **about("command-serve"))
    @click.option("--host", metavar=say("metavar-host"), default="127.0.0.1", help=say("option-host"))
    @click.option("--port", metavar="N", default="8793", help=say("option-port"))
    @data_option
    @click.option("--public-url", metavar=say("metavar-url"), default="", help=say("option-public-url"))
    @click.option(
        "--trusted-proxy", "proxies", multiple=True, metavar=say("metavar-host"), help=say("option-proxy")
    )
    @click.option("--keep-days", metavar="N", default=None, help=say("option-keep-days"))
    @click.option(
        "--pace",
        metavar="|".join(PACES),
        default=USUAL_PACE,
        help=say("option-house-pace", usual=USUAL_PACE),
    )
    @click.option("--bot", "guests", multiple=True, metavar=say("metavar-bot"), help=say("option-bot"))
    @click.option("--model", "models", multiple=True, metavar=say("metavar-model"), help=say("option-model"))
    @click.option("--open", "show", is_flag=True, help=say("option-open"))
    @lang
    def serve(
        host: str,
        port: str,
        data: Path | None,
        public_url: str,
        proxies: tuple[str, ...],
        keep_days: str | None,
        pace: str,
        guests: tuple[str, ...],
        models: tuple[str, ...],
        show: bool,
    ) -> int:
        from cabale.terminal.browser import open_browser
        from cabale.terminal.keeping import data_folder

        if find_spec("starlette") is None or find_spec("uvicorn") is None:
            raise Complaint("no-web")
        from cabale.table.serve import serve
        from cabale.table.visitors import find_visitors

        number = whole_number(port)
        days = None if keep_days is None else whole_number(keep_days)
        if keep_days is not None and not days:
            raise Complaint("bad-number", option="--keep-days", text=keep_days)

        def announce(address: str) -> None:
            print(say("serve-open", address=address), flush=True)
            if show:
                open_browser(address)

        port_number = -1 if number is None else number
        folder = data or data_folder()
        usual = find_pace(pace)
        if usual is None:
            raise Complaint("bad-pace", text=pace)
        from cabale.mcp_server import late

        mount = late.mount if find_spec("mcp") else None
        visitors = find_visitors(guests, models)
        serve(host, port_number, folder, announce, public_url, usual, proxies, days, visitors, mount)
        return 0

    @cabale.command("mcp", **about("command-mcp"))
    @click.option("--house", "url", metavar=say("metavar-url"), default="", help=say("option-mcp-house"))
    @click.option(
        "--data", metavar=say("metavar-folder"), type=click.Path(path_type=Path), help=say("option-mcp-data")
    )
    @click.option("--pace", metavar="|".join(PACES), default="at_once", help=say("option-pace"))
    @click.option("--bot", "guests", multiple=True, metavar=say("metavar-bot"), help=say("option-bot"))
    @lang
    def mcp(url: str, data: Path | None, pace: str, guests: tuple[str, ...]) -> int:
        if any(find_spec(package) is None for package in ("mcp", "starlette", "uvicorn", "segno")):
            raise Complaint("no-mcp")
        from cabale.mcp_server.bridge import join_house
        from cabale.mcp_server.stdio import keep_house
        from cabale.table.visitors import read_guests

        usual = find_pace(pace)
        if usual is None:
            raise Complaint("bad-pace", text=pace)
        if url:
            join_house(url, words.language)
        else:
            keep_house(data, words.language, usual, read_guests(guests))
        return 0

    dashes = {"ignore_unknown_options": True}  # the name of a room may begin with one

    @cabale.group("house", cls=InOrder, subcommand_metavar=say("metavar-command"), **about("command-house"))
    @lang
    def house() -> None:
        logging.getLogger("cabale").addHandler(logging.NullHandler())  # what is damaged is told in the list

    def steward(data: Path | None) -> Steward:
        from cabale.table.steward import Steward
        from cabale.terminal.keeping import data_folder

        return Steward(data or data_folder())

    @house.command("list", **about("command-house-list"))
    @data_option
    @lang
    def list_rooms(data: Path | None) -> int:
        from cabale.terminal.ledger import Ledger

        with steward(data) as keeper:
            ledger = Ledger(words)
            print(ledger.heading)
            for found in keeper.rooms():
                print(ledger.line(*found), flush=True)
        return 0

    @house.command("close", context_settings=dashes, **about("command-house-close"))
    @room_argument
    @data_option
    @lang
    def close_room(room: str, data: Path | None) -> int:
        with steward(data) as keeper:
            keeper.close(room)
        print(words.tell("house-closed", {"room": room}))
        return 0

    @house.command("delete", context_settings=dashes, **about("command-house-delete"))
    @room_argument
    @data_option
    @lang
    def delete_room(room: str, data: Path | None) -> int:
        with steward(data) as keeper:
            keeper.delete(room)
        print(words.tell("house-deleted", {"room": room}))
        return 0

    @house.command("export", context_settings=dashes, **about("command-house-export"))
    @room_argument
    @partial(file_argument, about="argument-export")
    @data_option
    @lang
    def export(room: str, file: Path, data: Path | None) -> int:
        from cabale.terminal.keeping import write_new

        with steward(data) as keeper:
            write_new(file, keeper.record(room))
        print(words.tell("file-saved", {"file": str(file)}))
        return 0

    @house.command("backup", **about("command-house-backup"))
    @partial(file_argument, about="argument-backup")
    @data_option
    @lang
    def back_up(file: Path, data: Path | None) -> int:
        from cabale.terminal.keeping import check_free

        check_free(file)
        with steward(data) as keeper:
            keeper.backup(file)
        print(words.tell("house-backed-up", {"file": str(file)}))
        return 0

    def played(command: Any) -> Any:
        """The options of commands that play series of games."""
        folder = click.Path(path_type=Path)
        options = (
            click.option("--seed", metavar="N", help=say("option-seed")),
            click.option("--workers", metavar="N", help=say("option-workers")),
            click.option("--ray", metavar=say("metavar-ray"), help=say("option-ray")),
            click.option("--results", metavar=say("metavar-folder"), type=folder, help=say("option-results")),
        )
        for option in reversed(options):
            command = option(command)
        return command

    @cabale.command("arena", **about("command-arena"))
    @click.argument("game_ids", metavar=say("metavar-games"), nargs=-1, help=games)
    @click.option("--suite", metavar=say("metavar-name"), help=say("option-suite"))
    @click.option("--players", metavar=say("metavar-levels"), help=say("option-players"))
    @click.option("--ladder", metavar=say("metavar-levels"), help=say("option-ladder"))
    @click.option("--round-robin", metavar=say("metavar-levels"), help=say("option-round-robin"))
    @click.option("--mixed", is_flag=True, help=say("option-mixed"))
    @click.option("--exploit", metavar=say("metavar-levels"), help=say("option-exploit"))
    @click.option("--gauntlet", is_flag=True, help=say("option-gauntlet"))
    @click.option("--best-response", metavar=say("metavar-levels"), help=say("option-best-response"))
    @click.option("--walks", metavar="N", help=say("option-walks", walks=64))
    @click.option("--seats", metavar="N,…", help=say("option-seats-each"))
    @click.option(
        "--option", "options", metavar=say("metavar-pairs"), multiple=True, help=say("option-option-each")
    )
    @click.option("--games", metavar="N", help=say("option-games", games=400))
    @click.option("--core-hours", metavar="H", help=say("option-core-hours"))
    @click.option("--margin", metavar="X", help=say("option-margin"))
    @click.option("--error", metavar="X", help=say("option-error"))
    @click.option("--full", is_flag=True, help=say("option-full"))
    @played
    @click.option(
        "--report",
        metavar=say("metavar-file"),
        multiple=True,
        type=click.Path(path_type=Path),
        help=say("option-arena-report"),
    )
    @lang
    def arena(game_ids: tuple[str, ...], **wishes: Any) -> int:
        from cabale.terminal import arena

        if not game_ids and wishes["suite"] is None:  # what is played, a suite says itself
            context = click.get_current_context()
            raise click.MissingParameter(ctx=context, param=context.command.params[0])
        return arena.arena(words, game_ids, arena.ArenaWishes(**wishes))

    @cabale.group("seat", cls=InOrder, subcommand_metavar=say("metavar-command"), **about("command-seat"))
    @lang
    def seat() -> None: ...

    @seat.command("check", **about("command-seat-check"))
    @click.argument("program", metavar=say("metavar-program"), help=say("argument-program"))
    @lang
    def check_seat(program: str) -> int:
        from cabale.terminal import seat

        return seat.check(words, program)

    @cabale.command("report", **about("command-report"))
    @click.argument(
        "results",
        metavar=say("metavar-results"),
        nargs=-1,
        required=True,
        type=click.Path(path_type=Path),
        help=say("argument-results"),
    )
    @click.option(
        "--to",
        "places",
        metavar=say("metavar-file"),
        multiple=True,
        type=click.Path(path_type=Path),
        help=say("option-report"),
    )
    @lang
    def report(results: tuple[Path, ...], places: tuple[Path, ...]) -> int:
        from cabale.terminal import report

        return report.report(words, results, places)

    @cabale.command("balance", **about("command-balance"))
    @game_argument
    @click.option(
        "--option", "options", metavar=say("metavar-pairs"), multiple=True, help=say("option-balance-option")
    )
    @click.option("--seats", metavar="N,…", help=say("option-seats-each"))
    @click.option(
        "--players",
        metavar=say("metavar-levels"),
        default="regular",
        help=say("option-balance-players", level="regular"),
    )
    @click.option("--games", metavar="N", help=say("option-balance-games", games=400))
    @played
    @click.option(
        "--report",
        metavar=say("metavar-file"),
        multiple=True,
        type=click.Path(path_type=Path),
        help=say("option-report"),
    )
    @lang
    def balance(game: str, **wishes: Any) -> int:
        from cabale.terminal import balance

        return balance.balance(words, game, balance.BalanceWishes(**wishes))

    @cabale.command("bench", **about("command-bench"))
    @click.argument("game", metavar=say("metavar-game"), default=next(iter(GAMES)), help=games)
    @click.option("--seats", metavar="N", help=say("option-seats"))
    @lang
    def bench(game: str, seats: str | None) -> int:
        from cabale.terminal import bench

        return bench.bench(words, game, seats)

    return cabale
