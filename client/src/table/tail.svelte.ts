/** A list whose newest line is at its foot: it stays there, unless somebody has scrolled up to read. */
import { tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';

const NEAR = 48;

export function followed(length: () => number): Attachment<HTMLElement> {
  return (list) => {
    let near = true;
    list.tabIndex = 0; // so that the keyboard can scroll it
    const scrolled = () => (near = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR);
    list.addEventListener('scroll', scrolled, { passive: true });
    const size = new ResizeObserver(() => {
      if (near) list.scrollTop = list.scrollHeight;
    });
    size.observe(list);
    $effect(() => {
      length();
      void tick().then(() => {
        if (near) list.scrollTop = list.scrollHeight;
      });
    });
    return () => {
      list.removeEventListener('scroll', scrolled);
      size.disconnect();
    };
  };
}
