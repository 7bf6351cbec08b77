/** A list whose newest line is at its foot: it stays there, unless somebody has scrolled up to read. */
import { tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';

const NEAR = 48;

export function followed(length: () => number): Attachment<HTMLElement> {
  return (list) => {
    let near = true;
    let at = 0;
    list.tabIndex = 0; // so that the keyboard can scroll it
    const scrolled = () => {
      if (list.scrollHeight - list.scrollTop - list.clientHeight < NEAR) near = true;
      else if (list.scrollTop < at) near = false; // only upwards: what is told or asked below moves nobody
      at = list.scrollTop;
    };
    list.addEventListener('scroll', scrolled, { passive: true });
    const follow = () => {
      if (near) list.scrollTop = list.scrollHeight;
      at = list.scrollTop;
    };
    const size = new ResizeObserver(follow);
    size.observe(list);
    $effect(() => {
      length();
      void tick().then(follow);
    });
    return () => {
      list.removeEventListener('scroll', scrolled);
      size.disconnect();
    };
  };
}
