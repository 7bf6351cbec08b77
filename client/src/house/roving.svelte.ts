/** A long list as one stop of the Tab key: up, down, Home and End walk in it. */
export class Roving {
  #held = $state(-1); // where the focus was last; -1: nowhere yet

  /** The tabindex of a place. Until somebody has walked, the stop is where `usual` says. */
  tabindex(place: number, usual: number): 0 | -1 {
    return place === (this.#held < 0 ? usual : this.#held) ? 0 : -1;
  }

  hold(place: number): void {
    this.#held = place;
  }

  /** Walk from a place, if the key is one that walks; the list focuses where it leads. */
  walk(press: KeyboardEvent, from: number, count: number, focus: (place: number) => void): void {
    if (press.ctrlKey || press.metaKey || press.altKey) return;
    const to = { ArrowUp: from - 1, ArrowDown: from + 1, Home: 0, End: count - 1 }[press.key];
    if (to === undefined) return;
    press.preventDefault();
    if (to >= 0 && to < count) focus(to);
  }
}
