// @vitest-environment happy-dom
import { flushSync } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';

import { me } from '../house/me.svelte';
import { PHONE } from '../testing/page';
import { learn, leaveSchool } from '../testing/learning';

const posted = (asked: { method: string; body: unknown }[]) =>
  asked.filter(({ method }) => method === 'POST').map(({ body }) => (body as { answers: string[] }).answers);

afterEach(leaveSchool);

describe('a lesson', () => {
  it('says what it is about beside the board, and asks', async () => {
    const page = await learn('doubt');
    expect(page.text('#lesson h1')).toBe('Challenging');
    expect(page.text('#lesson .task')).toContain('claims a fourth Duchess');
    expect(document.querySelectorAll('#lesson .text li')).toHaveLength(3);
    expect(page.text('#lesson')).not.toContain('Why');
    expect(document.activeElement?.id).toBe('question');
    expect(document.title).toBe('● Lesson 3: Challenging · Cabale');
    expect(document.querySelectorAll('#question .choices button')).toHaveLength(2);
  });

  it('is asked for again where it could not begin', async () => {
    const page = await learn('nowhere');
    expect(page.text('main h1')).toBe('Not offered.');
    document.querySelector<HTMLElement>('main button')?.click();
    await page.wait();
    expect(posted(page.asked)).toEqual([[], []]);
  });

  it('plays another turn, takes it back, and says then which is its own', async () => {
    const page = await learn('doubt');
    await page.press('p');
    expect(posted(page.asked)).toEqual([[], ['pass']]);
    expect(page.text('#question .tried h3')).toBe('Tried: Pass C-22');
    expect(page.text('#question .tried')).toContain('nothing is lost');
    expect(page.text('#question .choices')).toMatch(/already tried.*the lesson’s move/);
    expect(page.text('#lesson .reading')).toContain('C-27'); // the rule of the step, not that of what was tried
    expect(document.querySelectorAll('#question .choices .ink')).toHaveLength(0); // no choice looks like an advice
    expect(document.querySelector('#question')?.contains(document.activeElement)).toBe(true);
  });

  it('shows a step again until one goes back', async () => {
    const page = await learn('doubt');
    await page.press('p');
    document.querySelector<HTMLElement>('.tried .again')?.click();
    flushSync();
    expect(page.text('#question h2')).toBe('Tried: Pass');
    expect(document.querySelector('#question .choices')).toBeNull();
    await page.press('Escape');
    expect(document.querySelectorAll('#question .choices button')).toHaveLength(2);
    expect(page.text('#question .tried h3')).toContain('Tried: Pass');
  });

  it('ends with the lesson’s move, ticked, and leads to the next', async () => {
    const page = await learn('doubt');
    await page.press('p', 'c');
    expect(posted(page.asked).at(-1)).toEqual(['pass', 'challenge']);
    expect(page.text('#question h2')).toContain('Well counted.');
    expect(me.lessons).toEqual({ complots: ['doubt'] });
    const next = document.activeElement;
    expect(next?.getAttribute('href')).toBe('/learn/complots/doubted');
    expect(document.querySelectorAll('nav .tick')).toHaveLength(1);
  });

  it('shows what another answer would have brought, without answering', async () => {
    const page = await learn('doubt');
    await page.press('c');
    expect(page.text('#question .other h3')).toContain('And otherwise: Pass?');
    document.querySelector<HTMLElement>('.other .see')?.click();
    await page.wait();
    expect(posted(page.asked).at(-1)).toEqual(['pass']);
    expect(page.text('#question h2')).toBe('Tried: Pass');
    await page.press('Enter');
    expect(page.text('#question h2')).toContain('Well counted.');
  });

  it('goes from step to step, and can be taken once more', async () => {
    const page = await learn('counter');
    await page.press('p');
    expect(page.text('#question .ways')).toBe('Go on');
    expect(me.lessons).toEqual({});
    await page.press('Enter');
    expect(document.querySelectorAll('#question .choices button').length).toBeGreaterThan(1);
    const counter = [...document.querySelectorAll<HTMLElement>('#question .choices button')].find((one) =>
      one.textContent.includes('Countess'),
    );
    counter?.click();
    await page.wait();
    expect(me.knows('complots', 'counter')).toBe(true);
    document.querySelector<HTMLElement>('#question .ways button')?.click();
    await page.wait();
    expect(posted(page.asked).at(-1)).toEqual([]);
    expect(page.text('#lesson .task')).not.toBe('');
  });

  it('says why it cannot go on, and asks again', async () => {
    const page = await learn('counter');
    await page.press('c');
    expect(page.text('#question .erratum')).toContain('Not offered.');
    expect(document.querySelectorAll('#question .choices button').length).toBe(2);
  });

  it('is a strip above the board on a phone, and says why in the outcome', async () => {
    const page = await learn('doubt', PHONE);
    expect(page.text('details.strip h1')).toBe('Challenging');
    expect(document.querySelector('aside')).toBeNull();
    await page.press('c');
    expect(page.text('#question .why')).toContain('A challenge is a bet');
  });

  it('stamps large on a phone what came of a doubt, and says what followed', async () => {
    const page = await learn('doubt', PHONE);
    expect(document.querySelector('.settled')).toBeNull();
    await page.press('c');
    expect(page.text('.settled')).toMatch(/Lie.*claimed The Duchess.*loses.*Ambassador/);
    expect(document.querySelector('.settled .stamp')?.classList).not.toContain('small');
    expect(page.text('details.strip:not([open]) .law')).toContain('Before you believe, count.');
  });

  it('is passed by with one click', async () => {
    await learn('doubt');
    document.querySelector<HTMLElement>('header .past')?.click();
    expect(me.knows('complots', 'doubt')).toBe(true);
  });
});

describe('a whole game', () => {
  it('tells what happened, and what automatons say of it', async () => {
    const page = await learn('game');
    expect(page.text('#lesson .task')).toContain('Vaucanson');
    expect(document.querySelectorAll('#question .choices button').length).toBeGreaterThan(3);
    await page.press('1', 'p');
    expect(posted(page.asked).at(-1)).toEqual(['income', 'pass']);
    const said = document.querySelector('#lesson .said');
    expect(said?.textContent).toContain('Vaucanson');
    expect(said?.closest('li')?.textContent).not.toMatch(/Turn \d/); // before the next turn begins
    expect(document.querySelector('#lesson .task')?.classList).toContain('known');
    expect(document.querySelectorAll('#question .choices button').length).toBeGreaterThan(0);
  });
});
