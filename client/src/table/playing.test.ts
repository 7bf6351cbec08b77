// @vitest-environment happy-dom
import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';

import Confirm from '../house/Confirm.svelte';
import { me } from '../house/me.svelte';
import { deal } from '../testing/frames';
import { complots } from '../testing/laid/complots';
import { druide } from '../testing/laid/druide';
import { openPage, PHONE, DESK } from '../testing/page';
import { leave, sit, type Sitting } from '../testing/sitting';
import type { Asked, Frame } from '../wire';

const later = (change: Partial<Frame>): Frame => ({
  ...complots,
  version: complots.version + 1,
  since: complots.told.length,
  told: [],
  ...change,
});
const lose = { ...complots.asked!, kind: 'lose', offers: complots.asked!.offers.slice(0, 2) };

afterEach(leave);

describe('a question', () => {
  it('gets the focus when it comes, and the tab says so', async () => {
    const table = await sit(complots);
    expect(table.focused).toBe('question');
    expect(document.title).toMatch(/^● /);
    table.hear(later({ asked: null }));
    expect(document.title).not.toMatch(/^● /);
  });

  it('says of what others did to me before that it is past', async () => {
    const began = {
      event: { type: 'began', rule: 'C-10', seat: complots.seat, turn: 9 },
      sentence: 'Turn.',
      beat: false,
    };
    const stole = {
      event: { type: 'stole', rule: 'C-36', seat: 1, target: complots.seat, amount: 2 },
      sentence: 'Joost steals 2 from you.',
      beat: false,
    };
    const told = [{ ...began, event: { ...began.event, seat: 1, turn: 8 } }, stole, began] as Frame['told'];
    const table = await sit({ ...complots, since: 0, told });
    expect(table.all('.since').map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim())).toEqual([
      'Meanwhile Joost steals 2 from you.',
    ]);
  });

  it('takes no focus from somebody who writes', async () => {
    const table = await sit(complots);
    table.focus('#say');
    table.hear(later({ asked: lose }));
    await tick();
    expect(table.focused).toBe('say');
  });

  it('has a button for every action, and one for all targets of an action', async () => {
    const table = await sit(complots);
    const keys = new Set(complots.asked!.offers.map((offer) => offer.key));
    expect(table.all('#question .choices button')).toHaveLength(keys.size);
  });

  it('only counts the choices that lie on the board as pieces', async () => {
    const table = await sit(druide);
    expect(table.all('#question .choices:not(.many) > button')).toHaveLength(1);
    expect(table.one('#question .laid summary').textContent).toContain('26');
  });

  it('calls choices closed that lie on the board and are all closed', async () => {
    const { offers } = druide.asked!;
    const shut = offers.slice(1, 4).map(({ text, key, arguments: given, title }) => {
      return { text, key, arguments: given, title, cost: '', reason: 'Not now.', rule: 'D-9' };
    });
    const table = await sit({ ...druide, asked: { ...druide.asked!, offers: offers.slice(0, 1), shut } });
    expect(table.one('#question .foot summary').textContent.trim()).toBe('3 closed choices');
  });

  it.each([DESK, PHONE])('folds many closed choices into one quiet line at $width × $height', async (page) => {
    const shut = [1, 2, 3].map((nth) => ({ ...complots.asked!.shut[0]!, text: `coup${nth}`, key: `coup${nth}` }));
    const table = await sit({ ...complots, asked: { ...complots.asked!, shut } }, page);
    expect(table.all('#question .foot details .shut')).toHaveLength(3);
    expect(table.all('#question .choices .shut')).toEqual([]);
  });

  it('keeps the list of closed choices open while its words are pressed', async () => {
    const shut = [1, 2, 3].map((nth) => ({ ...complots.asked!.shut[0]!, text: `coup${nth}`, key: `coup${nth}` }));
    const table = await sit({ ...complots, asked: { ...complots.asked!, shut } }, PHONE);
    const list = table.one('#question .foot details') as HTMLDetailsElement;
    list.open = true;
    table.focus('#question .foot summary');
    expect(table.one('#question .foot ul').hasAttribute('tabindex')).toBe(true); // else a browser takes the focus away
    table.focus('#question .foot ul');
    expect(list.open).toBe(true);
    table.focus('#board');
    expect(list.open).toBe(false);
  });

  it('says of one closed choice what it costs and why, in that line', async () => {
    const table = await sit(complots);
    const [coup] = complots.asked!.shut;
    const line = table.one('#question .foot .closed').textContent;
    for (const part of [coup!.title, coup!.cost, coup!.reason]) expect(line).toContain(part);
  });

  it('bears on every action what it brings or costs, and the face that it claims', async () => {
    const table = await sit(complots);
    const buttons = table.all('#question .action');
    expect(buttons.filter((button) => button.matches('.plain'))).toEqual([]); // each has its frame
    expect(buttons.length).toBe(new Set(complots.asked!.offers.map((offer) => offer.key)).size);
    for (const offer of complots.asked!.offers) {
      const button = buttons.find((one) => one.querySelector('.name')!.textContent.startsWith(offer.title));
      const figure = offer.gain || (offer.cost && `−${offer.cost}`);
      expect(button!.textContent.replace(/\s/g, '')).toContain(figure.replace(' ', ''));
      expect(button!.querySelectorAll('.sign svg')).toHaveLength('character' in offer.arguments ? 1 : 0);
    }
  });

  it('tells the consequence of the choice that has the focus', async () => {
    const table = await sit(complots);
    table.choice('Foreign aid').focus();
    flushSync();
    const aid = complots.asked!.offers.find((offer) => offer.key === 'foreign_aid');
    expect(table.one('#question .consequence').textContent).toContain(aid!.consequence);
  });

  it('tells a consequence no longer than the focus or the pointer is there', async () => {
    const table = await sit(complots);
    const [income, aid] = complots.asked!.offers;
    const told = () => table.one('#question .consequence').textContent.trim();
    table.choice('Foreign aid').focus();
    table.point('pointerenter', table.choice('Income'));
    expect(told()).toBe(`Income – ${income!.consequence}`);
    table.hear(later({ version: complots.version })); // somebody came or went
    expect(told()).toBe(`Income – ${income!.consequence}`);
    table.point('pointerleave', table.choice('Income'));
    expect(told()).toBe(`Foreign aid – ${aid!.consequence}`);
    expect(table.choice('Foreign aid').getAttribute('aria-describedby')).toBe(table.one('#question .consequence').id);
    table.focus('#board');
    expect(told()).toBe(complots.asked!.note);
  });

  it('shows a finger the consequence first, and takes the second tap for the answer', async () => {
    const table = await sit(complots, PHONE);
    const [income] = complots.asked!.offers;
    table.wait(0);
    table.tap(table.choice('Income'));
    expect(table.one('#question .consequence').textContent).toContain(income!.consequence);
    table.tap(table.choice('Confirm'));
    expect(table.answers).toEqual([]); // that was the same tap twice
    table.wait();
    table.tap(table.choice('Confirm'));
    expect(table.answers).toEqual(['income']);
  });

  it('moves no choice under a finger that is still down', async () => {
    const table = await sit(complots, PHONE);
    const told = () => table.one('#question .consequence').textContent.trim();
    const before = told();
    table.point('pointerdown', table.choice('Income'), 'touch');
    table.choice('Income').focus();
    flushSync();
    expect(told()).toBe(before);
    table.press('Shift');
    table.choice('Foreign aid').focus();
    flushSync();
    expect(told()).not.toBe(before); // whoever went on with the keys
  });

  it('asks a finger no more often than it must, and shows nothing of what was taken back', async () => {
    const table = await sit(complots, PHONE);
    table.tap(table.choice('Captain'));
    table.wait();
    table.tap(table.choice('Joost'));
    table.wait();
    table.tap(table.choice('Back'));
    expect(table.one('#question .consequence').textContent.trim()).toBe('');
    table.tap(table.choice('Joost'));
    table.wait();
    table.tap(table.choice('Confirm'));
    expect(table.answers).toEqual(['steal>b']);
  });

  it('keeps the focus when the choice under it goes away', async () => {
    const table = await sit(complots);
    table.choice('Captain').focus();
    table.press('Enter');
    expect(table.focused).toBe('question');
    expect(table.answers).toEqual([]);
  });

  it('says what the house refused, long enough to be read, and can be answered again', async () => {
    const table = await sit(complots);
    table.press('1');
    vi.useFakeTimers();
    table.hear({ t: 'refused', code: 'too_poor', rule: 'C-14', sentence: 'Not so.' });
    expect(table.one('#question .second').textContent).toContain('Not so.');
    vi.advanceTimersByTime(6000);
    flushSync();
    vi.useRealTimers();
    expect(table.one('#question .second').textContent).not.toContain('Not so.');
    table.press('2');
    expect(table.answers).toEqual(['income', 'foreign_aid']);
  });
});

describe('time to talk', () => {
  const talking = { ready: [1], awaited: [0, 2], sentence: 'Time to talk. Still waiting for you and Noor.' };
  const waits = () => later({ asked: null, talking });

  it('that waits for me says so in the headline, with the band and the title', async () => {
    const table = await sit({ ...complots, asked: null });
    expect(table.all('#question .tricolour')).toEqual([]);
    table.hear(waits());
    expect(table.one('#question h2').textContent).toBe(talking.sentence);
    expect(table.all('#question .status')).toEqual([]); // not for somebody else in the same breath
    expect(table.one('header').textContent).toMatch(/time to talk/);
    expect(table.one('header').textContent).not.toMatch(/plays/);
    expect(table.all('#question .tricolour')).toHaveLength(1);
    expect(document.title).toMatch(/^● /);
    table.click('#question .talk-time button');
    expect(table.said.at(-1)).toMatchObject({ t: 'ready' });
  });

  it('that waits for others only says so', async () => {
    const table = await sit(
      later({ since: 0, told: complots.told, asked: null, talking: { ...talking, awaited: [2] } }),
    );
    expect(table.one('#question h2').textContent).not.toBe(talking.sentence);
    expect(document.title).not.toMatch(/^● /);
  });
});

describe('an offer in writing', () => {
  it.each([
    ['Agree', 'accepted'],
    ['Refuse', 'refused'],
  ])('stands where the question does: %s', async (button, reply) => {
    for (const asked of [complots.asked, null]) {
      const offers = [deal(1, 0), deal(0, 1), deal(2, 0, { standing: 'lapsed' })];
      vi.spyOn(performance, 'now').mockReturnValue(performance.now()); // however long it takes to sit down
      const table = await sit({ ...complots, asked, deals: offers });
      const offered = table.one('#question .offered');
      expect(offered.textContent).toContain('1 offers 0');
      const answer = [...offered.querySelectorAll('button')].find((one) => one.textContent.includes(button))!;
      table.wait(0);
      answer.click();
      expect(table.said.filter((one) => one.t === 'respond')).toEqual([]); // it came under the pointer
      table.wait();
      answer.click();
      expect(table.said.at(-1)).toEqual({ t: 'respond', by: 1, to: 0, number: 1, reply });
      table.hear(later({ asked, deals: [deal(1, 0, { standing: reply as 'accepted' })] }));
      expect(table.all('#question .offered')).toEqual([]);
      leave();
    }
  });
});

describe('who is not waited for', () => {
  const chairs = complots.room.chairs.map((chair, seat) => (seat === 0 ? { ...chair, level: 'regular' } : chair));

  it.each([
    ['while an automaton plays for me', { room: { ...complots.room, chairs } }],
    ['while the game is paused', { asked: null, room: { ...complots.room, paused: true } }],
  ])('is not told that the table waits: %s', async (_, change) => {
    const scene = { ...complots.scene!, status: 'Waiting for your answer.' };
    const table = await sit({ ...complots, scene, ...change });
    expect(table.one('#question').textContent).not.toContain('Waiting for your answer.');
    expect(document.title).not.toMatch(/^● /);
  });
});

describe('a second press', () => {
  it.each([
    ['of a key', (table: Sitting) => table.press('1')],
    ['of a button', (table: Sitting) => table.all('#question .choices button')[0]!.click()],
  ])('%s answers nothing that has only just been asked', async (_, press) => {
    const table = await sit(complots);
    table.wait(0);
    press(table);
    table.hear(later({ asked: lose }));
    press(table);
    expect(table.answers).toHaveLength(1);
    table.wait(399);
    press(table);
    expect(table.answers).toHaveLength(1);
    table.wait(1);
    press(table);
    expect(table.answers).toHaveLength(2);
  });

  it('does not aim what the first one chose', async () => {
    const table = await sit(complots);
    table.wait(0);
    table.choice('Captain').click();
    flushSync();
    table.all('#question .choices button')[0]!.click();
    expect(table.answers).toEqual([]);
  });

  it('counts when the same is asked once more', async () => {
    const table = await sit(complots);
    table.wait(0);
    table.press('1');
    table.hear(later({}));
    table.press('1');
    expect(table.answers).toHaveLength(1);
    table.hear(later({ version: complots.version + 1 })); // somebody came or went: no new question
    table.wait();
    table.press('1');
    expect(table.answers).toHaveLength(2);
  });
});

describe('half a choice', () => {
  const inFrench = (asked: Asked): Asked => ({ ...asked, heading: 'Votre tour', sentence: 'Que faites-vous ?' });

  it('goes on in another language, where it was', async () => {
    const table = await sit(complots);
    table.choice('Captain').click();
    flushSync();
    table.live.speak('fr');
    table.hear({ ...complots, asked: inFrench(complots.asked!) });
    expect(table.one('#question').textContent).not.toContain('Que faites-vous');
    table.wait();
    table.press('3');
    expect(table.answers).toEqual(['steal>d']);
  });

  it('is not for the same question about something else', async () => {
    const table = await sit(complots);
    table.choice('Captain').click();
    flushSync();
    table.wait();
    table.hear(later({ asked: inFrench(complots.asked!) }));
    expect(table.one('#question').textContent).toContain('Que faites-vous');
    table.press('3');
    expect(table.answers).toEqual([]);
  });
});

describe('keys', () => {
  it.each([
    ['1', 'income'],
    ['i', 'income'],
    ['F', 'foreign_aid'],
    ['3', 'tax'],
    ['6', 'exchange'],
  ])('%s answers %s', async (key, answer) => {
    const table = await sit(complots);
    table.press(key);
    expect(table.answers).toEqual([answer]);
    expect(table.focused).toBe('question');
  });

  it('choose the target next, and Escape steps back', async () => {
    const table = await sit(complots);
    table.press('4', 'Escape');
    table.wait();
    table.press('4');
    table.wait();
    table.press('3');
    expect(table.answers).toEqual(['steal>d']);
  });

  it('keep their number whatever else is open: of an action, and of whom it is aimed at', async () => {
    const coup = { ...complots.asked!.offers.find((offer) => offer.key === 'steal')!, key: 'coup', number: 7 };
    const offers = [...complots.asked!.offers.slice(0, 4), coup, ...complots.asked!.offers.slice(4)];
    const table = await sit(complots);
    const keys = () => table.all('#question .choices .key').map((key) => key.textContent);
    expect(keys()).toEqual(['1', '2', '3', '4', '5', '6']);
    table.hear(later({ asked: { ...complots.asked!, offers } }));
    expect(keys().toSorted()).toEqual(['1', '2', '3', '4', '5', '6', '7']);
    table.wait();
    table.press('4');
    expect(keys().slice(0, 2)).toEqual(['1', '3']);
  });

  it('of a piece are none: its place is not the number that is printed on it', async () => {
    const table = await sit(druide);
    expect(table.all('#question .laid .key').map((key) => key.textContent)).not.toContain('2');
    table.press('2');
    expect(table.answers).toEqual([]);
  });

  it('count once while they are held down', async () => {
    const table = await sit(complots);
    table.press('4');
    table.wait();
    table.pressWith({ key: '4', repeat: true });
    table.pressWith({ key: '3', repeat: true });
    expect(table.answers).toEqual([]);
    table.press('3');
    expect(table.answers).toEqual(['steal>d']);
  });

  it('answer once, however often they are pressed', async () => {
    const table = await sit(complots);
    table.press('1', '1', '2');
    expect(table.answers).toEqual(['income']);
  });

  it('answer nothing while the line is cut, nor do the buttons', async () => {
    const table = await sit(complots);
    table.lose();
    expect(table.choice('Income').ariaDisabled).toBe('true');
    table.choice('Income').click();
    table.press('1');
    expect(table.answers).toEqual([]);
    table.live.leave();
  });

  it('that are letters can be turned off; digits then choose only at the question', async () => {
    const table = await sit(complots);
    me.letters = false;
    table.press('i');
    table.focus('#board');
    table.press('1');
    expect(table.answers).toEqual([]);
    table.focus('#question');
    table.press('1');
    expect(table.answers).toEqual(['income']);
  });

  it('leave the table alone while somebody writes; Escape leads back to the question', async () => {
    const table = await sit(complots);
    table.press('/');
    expect(table.focused).toBe('say');
    table.press('1', 'i');
    expect(table.answers).toEqual([]);
    table.press('Escape');
    expect(table.focused).toBe('question');
  });

  it('open the rule that is asked about, and Escape gives the focus back', async () => {
    const table = await sit(complots);
    table.choice('Income').focus();
    table.press('?');
    await tick();
    expect(table.all('.drawer')).toHaveLength(1);
    table.press('Escape');
    expect(table.all('.drawer')).toEqual([]);
    expect(table.focused).toContain('Income');
  });

  it('open the table in words, which keeps them to itself and gives the focus back', async () => {
    const table = await sit(complots);
    table.press('t');
    expect(document.activeElement?.closest('dialog')?.textContent).toContain('Noor');
    table.press('1');
    expect(table.answers).toEqual([]);
    table.press('t');
    expect(table.all('dialog[open]')).toEqual([]);
    expect(table.focused).toBe('question');
  });
});

describe('Escape', () => {
  it.each(['Rules', 'Talk'])('is not swallowed by what once lay open beside the board: %s', async (opened) => {
    const table = await sit(complots);
    if (opened === 'Rules') {
      table
        .all('aside .sheet-tabs button')
        .find((one) => one.textContent === 'Rules')!
        .click();
      table
        .all('aside .sheet-tabs button')
        .find((one) => one.textContent === 'Record')!
        .click();
    } else table.press('/');
    table.focus('#question');
    table.press('7', 'Escape');
    expect(table.all('#question h2')[0]!.textContent).toBe(complots.asked!.sentence);
    expect(table.focused).toBe('question');
  });
});

describe('a branch', () => {
  it('does not pass for the game that it goes on from', async () => {
    const table = await sit({ ...complots, room: { ...complots.room, branch: true } });
    expect(table.one('header h1').textContent).toBe(`${complots.room.title}, played on`);
  });
});

describe('a game that is over', () => {
  it('is nobody’s turn', async () => {
    const table = await sit({ ...complots, asked: null, room: { ...complots.room, over: true } });
    expect(table.one('header').textContent).not.toContain('plays');
    expect(table.one('header').textContent).toContain('Game over');
  });
});

describe('a deed that cannot be undone', () => {
  it.each([
    ['No', 0],
    ['Delete', 1],
  ])('asks once more: %s does it %i times, and the focus comes back', (answer, times) => {
    openPage(DESK);
    const act = vi.fn();
    const props = { label: 'Delete', question: 'Really?', act };
    const confirm = mount(Confirm, { target: document.body, props });
    flushSync();
    const [opener, no, yes] = document.querySelectorAll('button');
    opener!.focus();
    opener!.click();
    expect(document.activeElement).toBe(no);
    (answer === 'No' ? no : yes)!.click();
    document.querySelector('dialog')!.close(); // as the form of a dialog does
    expect(act).toHaveBeenCalledTimes(times);
    expect(document.activeElement).toBe(opener);
    void unmount(confirm);
  });
});
