/** What somebody pastes into the field for an invitation: a whole link, its end, or the bare name of a room. */

const PLACE = /(?:^|\/)t\/([A-Za-z0-9_-]+)\/?(?:\?[^#]*)?(#\S*)?$/;
const BARE = /^[A-Za-z0-9_-]+$/;

/** The path of the room within the house, with what follows its #; null if there is no room in the text. */
export function roomPath(pasted: string): string | null {
  const text = pasted.trim();
  if (BARE.test(text)) return `/t/${text}`;
  const found = PLACE.exec(text);
  return found ? `/t/${found[1]}${found[2] ?? ''}` : null;
}

/** The same room, from the gallery. */
export const galleryPath = (path: string): string => `${path.split('#')[0]}#watch`;
