// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { me } from '../house/me.svelte';
import { cocarde } from '../testing/laid/cocarde';
import { complots } from '../testing/laid/complots';
import { convention } from '../testing/laid/convention';
import { druide } from '../testing/laid/druide';
import { guillotine } from '../testing/laid/guillotine';
import { PHONE } from '../testing/page';
import { leave, sit, type Sitting } from '../testing/sitting';
import type { Frame, Scene } from '../wire';

const FRAMES = [complots, guillotine, druide, cocarde, convention];
const games = FRAMES.map((frame): [string, Frame] => [frame.room.game, frame]);

/** A later frame, in which this is otherwise; as the house sends it, with what is newly told and no more. */
function later(frame: Frame, change: Partial<Frame>): Frame {
  return { ...frame, version: frame.version + 1, since: frame.told.length, told: [], ...change };
}

/** The same frame when nobody is asked any more. */
const answered = (frame: Frame): Frame => later(frame, { asked: null });

/** The same frame with other cards in Élise's hand. */
function holding(frame: Frame, ...cards: string[]): Frame {
  const view = frame.scene!.view as { hands: unknown[] };
  const hands = view.hands.map((hand, seat) => (seat === 0 ? cards : hand));
  return later(frame, { scene: { ...frame.scene!, view: { ...view, hands } } as Scene });
}

/** The different values of an argument among what is offered. */
const offered = (frame: Frame, argument: string): string[] => [
  ...new Set(
    frame.asked!.offers.flatMap((offer) => (argument in offer.arguments ? [String(offer.arguments[argument])] : [])),
  ),
];
const choosable = (table: Sitting, piece: string): string[] => [
  ...new Set(table.all(`#board .choosable[data-${piece}]`).map((one) => one.dataset[piece] ?? '')),
];

afterEach(leave);

describe.each(games)('the board of %s', (_, frame) => {
  it('says in words what lies on the table, and is one stop of the Tab key for each row of pieces', async () => {
    const table = await sit(frame);
    const said = table.all('#board .unseen, #board svg[role=img]');
    expect(said.map((one) => one.getAttribute('aria-label') ?? one.textContent)).toContain(
      frame.scene!.lines.join(' '),
    );
    for (const kind of ['place', 'noble', 'card', 'deputy']) {
      const pieces = table.all(`#board [data-${kind}][tabindex]`);
      const rows = new Set(pieces.map((piece) => piece.closest('[data-row]')));
      expect(pieces.filter((piece) => piece.tabIndex === 0).length, kind).toBe(rows.size);
    }
  });

  it('leaves the keys alone that belong to the browser, and those of somebody who writes', async () => {
    const table = await sit(frame);
    table.pressWith({ key: 'ArrowRight', ctrlKey: true });
    expect(table.focused).toBe('question');
    table.focus('#say');
    table.press('ArrowRight', 'Home');
    expect(table.focused).toBe('say');
  });

  it('has nothing to choose when nothing is asked', async () => {
    const table = await sit({ ...frame, asked: null });
    expect(table.all('#board .choosable')).toEqual([]);
  });
});

describe('complots', () => {
  it('offers the targets of an action at their plates', async () => {
    const table = await sit(complots);
    expect(table.all('#board [data-piece]')).toEqual([]);
    table.choice('Captain').click();
    table.press('Tab');
    const plates = table.all('#board [data-piece]').map((plate) => [plate.dataset.seat, plate.ariaDisabled]);
    expect(plates).toEqual([
      ['1', null],
      ['2', 'true'],
      ['3', null],
    ]); // Noor has nothing to steal
  });

  it('is walked with the arrows, round and round, and takes the second Enter for the answer', async () => {
    const table = await sit(complots);
    table.press('4');
    const plates = table.all('#board [data-piece]');
    plates[0]!.focus();
    for (const plate of [...plates.slice(1), plates[0]]) {
      table.press('ArrowRight');
      expect(document.activeElement).toBe(plate);
    }
    table.press('ArrowLeft', 'Enter');
    expect(table.answers).toEqual([]);
    table.press('Enter');
    expect(table.answers).toEqual(['steal>d']);
  });
});

describe('guillotine', () => {
  it('offers the cards of my hand that may be played', async () => {
    expect(choosable(await sit(guillotine), 'card')).toEqual(offered(guillotine, 'card'));
  });

  it('is entered with an arrow at the first card that may be played', async () => {
    const table = await sit(guillotine);
    table.press('ArrowRight');
    expect(table.focused).toBe('stumble');
  });

  it('is walked along the hand, round its ends, and across to the line of nobles', async () => {
    const table = await sit(guillotine);
    table.press('ArrowRight', 'ArrowRight');
    expect(table.focused).toBe('was_that_my_name');
    table.press('ArrowLeft', 'ArrowLeft');
    expect(table.focused).toBe('extra_cart');
    table.press('ArrowRight');
    expect(table.focused).toBe('stumble');
    table.press('ArrowUp');
    expect(table.focused).toBe('archbishop');
    table.press('ArrowRight', 'ArrowRight');
    expect(table.focused).toBe('bishop');
  });

  it('lifts a card with Enter, and plays it once it is confirmed', async () => {
    const table = await sit(guillotine);
    table.press('ArrowRight', 'Enter');
    expect(table.one('[data-card=stumble]').ariaPressed).toBe('true');
    expect(table.focused).toContain('Confirm');
    expect(table.answers).toEqual([]);
    table.press('Enter');
    expect(table.answers).toEqual(['play=stumble']);
  });

  it('confirms with Enter from a piece that answers nothing', async () => {
    const table = await sit(guillotine);
    table.click('[data-card=stumble]');
    table.focus('[data-noble=archbishop]');
    table.press('Enter');
    expect(table.answers).toEqual(['play=stumble']);
  });

  it('takes the second touch of a card for the answer, and a touch of another for a change of mind', async () => {
    const table = await sit(guillotine);
    table.click('[data-card=stumble]');
    table.click('[data-card=extra_cart]');
    expect(table.one('[data-card=stumble]').ariaPressed).toBe('false');
    expect(table.answers).toEqual([]);
    table.click('[data-card=extra_cart]');
    expect(table.answers).toEqual(['play=extra_cart']);
  });

  it('spreads out a pile, keeps the keys from the board meanwhile, and gives the focus back', async () => {
    const table = await sit(guillotine);
    const pile = '#board .pile';
    table.focus(pile);
    table.press('Enter');
    const held = document.activeElement;
    expect(held?.closest('dialog')).not.toBeNull();
    table.press('ArrowRight');
    expect(document.activeElement).toBe(held);
    table.press('Escape');
    expect(table.all('dialog[open]')).toEqual([]);
    expect(document.activeElement).toBe(table.one(pile));
  });

  it('leaves the focus with the question when the card under it is gone', async () => {
    const table = await sit(guillotine);
    table.focus('[data-card=stumble]');
    table.hear(holding(answered(guillotine), 'civic_pride'));
    expect(table.focused).toBe('question');
  });

  it('leaves the focus on a card that stays', async () => {
    const table = await sit(guillotine);
    table.focus('[data-card=civic_pride]');
    table.hear(holding(answered(guillotine), 'civic_pride', 'public_demand'));
    expect(table.focused).toBe('civic_pride');
  });
});

describe('druide', () => {
  it('offers the free stones and the neutral bars', async () => {
    const places = [
      ...offered(druide, 'stone').map((stone) => `stone-${stone}`),
      ...offered(druide, 'line').map((line) => `line-${line}`),
    ];
    expect(choosable(await sit(druide), 'place').sort()).toEqual(places.sort());
  });

  it('is entered at the first free stone and walked round the ring, bars included', async () => {
    const table = await sit(druide);
    table.press('ArrowRight');
    expect(table.focused).toBe('stone-1');
    table.press('ArrowRight');
    expect(table.focused).toBe('line-1');
    table.press('ArrowRight');
    expect(table.focused).toBe('stone-2');
    table.press('ArrowLeft', 'ArrowLeft', 'ArrowLeft');
    expect(table.focused).toBe('stone-30');
  });

  it('places a druid with Enter and its confirmation', async () => {
    const table = await sit(druide);
    table.press('ArrowRight', 'Enter');
    expect(table.one('[data-place=stone-1]').ariaPressed).toBe('true');
    table.press('Enter');
    expect(table.answers).toEqual(['place=1']);
  });

  it('does nothing on a stone that is taken', async () => {
    const table = await sit(druide);
    table.click('[data-place=stone-2]');
    expect(table.all('#board [aria-pressed=true]')).toEqual([]);
  });

  it('moves a bar: take hold of it, an arrow to one side or the other, confirm', async () => {
    const table = await sit(druide);
    table.focus('[data-place=line-1]');
    table.press('Enter', 'ArrowLeft');
    expect(table.focused).toBe('to-30');
    table.press('ArrowRight');
    expect(table.focused).toBe('to-2');
    table.press('Enter', 'Enter');
    expect(table.answers).toEqual(['bar=1>2']);
  });

  it('puts a bar down with Escape, and the focus stays on it', async () => {
    const table = await sit(druide);
    table.focus('[data-place=line-15]');
    table.press('Enter', 'ArrowRight', 'Escape');
    expect(table.focused).toBe('line-15');
    expect(table.all('[data-place^=to-]')).toEqual([]);
    expect(table.answers).toEqual([]);
  });

  it('steps back from a stone that waits for its confirmation', async () => {
    const table = await sit(druide);
    table.press('ArrowRight', 'Enter', 'Escape');
    expect(table.one('[data-place=stone-1]').ariaPressed).toBe('false');
    expect(table.focused).toBe('question');
    expect(table.answers).toEqual([]);
  });

  it('leaves the focus with the question when the way under it is gone', async () => {
    const table = await sit(druide);
    table.focus('[data-place=line-1]');
    table.press('Enter', 'ArrowRight');
    table.hear(answered(druide));
    expect(table.focused).toBe('question');
  });
});

describe('cocarde', () => {
  it('offers the cards that may be played or discarded', async () => {
    expect(choosable(await sit(cocarde), 'card')).toEqual(offered(cocarde, 'card'));
  });

  it('leads down to the hand, elsewhere to the course, and with Home to my own pawn', async () => {
    const table = await sit(cocarde);
    table.press('ArrowDown');
    expect(table.focused).toBe('att_b');
    table.focus('#question');
    table.press('ArrowUp');
    expect(table.focused).toBe('m5');
    table.press('ArrowRight', 'ArrowRight');
    expect(table.focused).not.toBe('m5');
    table.press('Home');
    expect(table.focused).toBe('m5');
  });

  it('aims a card that was taken up at a player, and waits for the confirmation', async () => {
    const table = await sit(cocarde);
    table.press('ArrowDown', 'Enter');
    const aims = table.all('#board [data-seat] button, #board button[data-seat]');
    expect(aims).toHaveLength(2);
    aims[1]!.click();
    table.press('Tab');
    expect(table.answers).toEqual([]);
    table.choice('Confirm').click();
    expect(table.answers).toEqual(['attack=att_b>c']);
  });

  it('puts a card down that was answered with, though the same question comes back', async () => {
    const table = await sit(cocarde, PHONE);
    table.tap(table.one('[data-card=att_b]'));
    table.all('#board [data-seat] button, #board button[data-seat]')[1]!.click();
    flushSync();
    table.choice('Confirm').click();
    expect(table.answers).toHaveLength(1);
    table.hear(later(cocarde, {}));
    expect(table.all('#board .ways, #board .slip-place, #board .choosable[aria-pressed=true]')).toEqual([]);
  });

  it('closes a note with the first Escape, puts the card down with the second, and the focus stays on it', async () => {
    const table = await sit(cocarde);
    table.press('ArrowDown', 'Enter');
    expect(table.all('#board .table > .ways')).toHaveLength(1);
    table.press('Escape', 'Escape');
    expect(table.all('#board .table > .ways')).toEqual([]);
    expect(table.focused).toBe('att_b');
  });

  it('shows the discards, and gives the focus back', async () => {
    const table = await sit(cocarde);
    table.focus('[data-pile=discards]');
    table.press('Enter');
    expect(document.activeElement?.closest('dialog')).not.toBeNull();
    table.press('Escape');
    expect(document.activeElement).toBe(table.one('[data-pile=discards]'));
  });

  it('leaves the focus with the question when the card under it is gone', async () => {
    const table = await sit(cocarde);
    table.focus('[data-card=att_b]');
    table.hear(holding(answered(cocarde), 'marat'));
    expect(table.focused).toBe('question');
  });

  it('says no more about a card that is gone, though the pointer was on it', async () => {
    const table = await sit(cocarde);
    table.one('[data-card=att_b]').dispatchEvent(new MouseEvent('mouseenter'));
    flushSync();
    expect(table.one('.slip-place').textContent).toContain('Blue attack');
    table.hear(holding(answered(cocarde), 'marat'));
    expect(table.all('.slip-place')).toEqual([]);
  });
});

describe('convention', () => {
  it('offers the deputies that may be sent', async () => {
    expect(choosable(await sit(convention), 'deputy')).toEqual(offered(convention, 'deputy'));
  });

  it('sends a deputy: an arrow to the first, Enter, an arrow to a room, Enter, confirm', async () => {
    const table = await sit(convention);
    table.press('ArrowRight');
    expect(table.focused).toBe('lariviere');
    table.press('Enter', 'ArrowLeft');
    const to = table.focused;
    expect(convention.asked!.offers.map((offer) => offer.text)).toContain(`move=lariviere>${to}`);
    table.press('Enter', 'Enter');
    expect(table.answers).toEqual([`move=lariviere>${to}`]);
  });

  it('opens only the rooms where the deputy may go', async () => {
    const table = await sit(convention);
    table.click('[data-deputy=boissy]');
    const ways = convention.asked!.offers.filter((offer) => offer.arguments.deputy === 'boissy');
    expect(
      table
        .all('[data-way]')
        .map((way) => way.dataset.way)
        .sort(),
    ).toEqual(ways.map((way) => way.text.split('>')[1]).sort());
  });

  it('lets go of a deputy with Escape, and the focus stays on it', async () => {
    const table = await sit(convention);
    table.focus('[data-deputy=cadroy]');
    table.press('Enter', 'ArrowUp', 'Escape');
    expect(table.focused).toBe('cadroy');
    expect(table.all('[data-way]')).toEqual([]);
  });

  it('walks among the members of a faction with its letter, unless letters are off', async () => {
    const table = await sit(convention);
    table.press('r', 'r', 'r');
    expect(table.focused).toBe('delahaye');
    table.press('g');
    expect(table.focused).toBe('vergniaud');
    me.letters = false;
    table.press('r');
    expect(table.focused).toBe('vergniaud');
  });

  it('lays the sheet of popularity over the board, and gives the focus back', async () => {
    const table = await sit(convention);
    table.focus('#board .ledger');
    table.press('Enter');
    expect(document.activeElement?.closest('dialog')).not.toBeNull();
    table.press('Escape');
    expect(document.activeElement).toBe(table.one('#board .ledger'));
  });

  it('leaves the focus with the question when the room under it closes', async () => {
    const table = await sit(convention);
    table.press('ArrowRight', 'Enter', 'ArrowLeft');
    table.hear(answered(convention));
    expect(table.focused).toBe('question');
  });
});

describe('motion', () => {
  const fade = [[{ opacity: 0.4 }, { opacity: 1 }], 80] as const;
  const again = (frame: Frame): Frame => later(frame, { told: frame.told.slice(-1) });
  let animate = vi.fn();

  beforeEach(() => {
    me.motion = 'system';
    animate = vi.fn(() => ({ finished: Promise.resolve(), cancel: () => {}, onfinish: null }));
    vi.spyOn(Element.prototype, 'animate').mockImplementation(animate);
  });

  it.each(games)('of %s is one short cross-fade where it is not wanted, and none where it is', async (_, frame) => {
    const table = await sit(frame);
    const next = again(frame);
    table.hear(next);
    expect(animate.mock.calls).not.toContainEqual(fade);
    animate.mockClear();
    me.motion = 'less';
    table.hear({ ...next, version: next.version + 1, since: next.since + 1 });
    expect(animate.mock.calls).toEqual([fade]);
  });

  it('lets a druid slide in from its reserve', async () => {
    const table = await sit(druide);
    const event = { type: 'placed', rule: 'D-9', seat: 0, stone: 2 } as Frame['told'][number]['event'];
    table.hear(later(druide, { told: [{ event, sentence: '', beat: false }] }));
    expect(animate.mock.calls.map(([, timing]) => (timing as KeyframeAnimationOptions).duration)).toEqual([240]);
  });
});
