import { describe, expect, it } from 'vitest';

import { asked, offer } from '../testing/frames';
import type { Asked, Offer } from '../wire';
import { Choosing, grouped } from './choosing.svelte';

class Table {
  answers: string[] = [];
  sent: unknown = null;
  posed = -Infinity;
  frame: { seat: number; asked: Asked | null; asides: Offer[]; sealed: string };
  constructor(question: Asked | null) {
    this.frame = { seat: 0, asked: question, asides: [], sealed: '' };
  }
  answer(text: string) {
    this.answers.push(text);
    this.sent = text;
  }
}

const action = () =>
  asked(
    'action',
    offer('income', 'income'),
    offer('steal>b', 'steal', { target: 1, character: 'captain' }, 'c'),
    offer('steal>c', 'steal', { target: 2, character: 'captain' }, 'c'),
  );

describe('grouped', () => {
  it('makes one button of the targets of an action', () => {
    expect(grouped(action().offers).map((group) => [group.key, group.offers.length])).toEqual([
      ['income', 1],
      ['steal', 2],
    ]);
  });

  it('leaves targets apart that have titles of their own', () => {
    const offers = [
      { ...offer('name>b', 'name', { target: 1 }), title: 'Joost' },
      { ...offer('name>c', 'name', { target: 2 }), title: 'Noor' },
    ];
    expect(grouped(offers).map((group) => group.title)).toEqual(['Joost', 'Noor']);
  });

  it('says of the button what holds of every target, and nothing that holds of one', () => {
    const aimed = (text: string, target: number, detail: string) => ({
      ...offer(text, 'mark', { target }),
      detail,
    });
    expect(grouped([aimed('b', 1, '7 coins'), aimed('c', 2, '7 coins')])[0]?.detail).toBe('7 coins');
    expect(grouped([aimed('a', 0, 'yourself'), aimed('b', 1, 'Joost')])[0]?.detail).toBe('');
  });

  it('leaves characters apart', () => {
    const offers = [
      offer('counter=captain', 'counter', { character: 'captain' }),
      offer('counter=ambassador', 'counter', { character: 'ambassador' }),
    ];
    expect(grouped(offers)).toHaveLength(2);
  });
});

describe('Choosing', () => {
  it('answers at once where nothing is left to choose', () => {
    const table = new Table(action());
    const choosing = new Choosing(table);
    choosing.choose(choosing.groups[0]!);
    expect(table.answers).toEqual(['income']);
  });

  it('asks for the target, takes it on the board, and waits for one confirmation', () => {
    const table = new Table(action());
    const choosing = new Choosing(table);
    choosing.choose(choosing.groups[1]!);
    expect([...choosing.targets.keys()]).toEqual([1, 2]);
    choosing.pick(choosing.targets.get(2)!);
    expect(choosing.chosen?.text).toBe('steal>c');
    expect(table.answers).toEqual([]);
    choosing.confirm();
    expect(table.answers).toEqual(['steal>c']);
    expect(choosing.chosen).toBeNull();
  });

  it('numbers the targets by their places among the others, and myself with none of these', () => {
    const table = new Table(asked('turn', ...[0, 1, 2, 3].map((target) => offer(`${target}`, 'mark', { target }))));
    table.frame.seat = 2;
    const choosing = new Choosing(table);
    expect(choosing.asked?.offers.map((one) => choosing.numberAt(one))).toEqual([1, 2, 0, 3]);
  });

  it('steps back one step at a time', () => {
    const choosing = new Choosing(new Table(action()));
    choosing.choose(choosing.groups[1]!);
    choosing.pick(choosing.targets.get(1)!);
    choosing.back();
    expect(choosing.chosen).toBeNull();
    expect(choosing.open?.key).toBe('steal');
    choosing.back();
    expect(choosing.open).toBeNull();
    expect(choosing.undoable).toBe(false);
  });

  it('finds offers by their piece, and takes a second touch for the answer', () => {
    const table = new Table(asked('noble', offer('noble=duke', 'noble', { noble: 'duke' }), offer('pass', 'pass')));
    const choosing = new Choosing(table);
    expect([...choosing.among('noble').keys()]).toEqual(['duke']);
    const duke = choosing.among('noble').get('duke')!;
    choosing.touch(duke);
    expect(table.answers).toEqual([]);
    choosing.touch(duke);
    expect(table.answers).toEqual(['noble=duke']);
  });

  it('forgets a half-made choice when the question changes, and keeps it when only the frame does', () => {
    const table = new Table(action());
    const choosing = new Choosing(table);
    choosing.choose(choosing.groups[1]!);
    table.frame = { seat: 0, asked: action(), asides: [], sealed: '' };
    expect(choosing.open?.key).toBe('steal');
    table.frame = { seat: 0, asked: { ...action(), kind: 'other' }, asides: [], sealed: '' };
    expect(choosing.open).toBeNull();
  });

  it('sends nothing that can only have been meant for the question before, unless one movement said both', () => {
    const table = new Table(action());
    table.posed = performance.now();
    const choosing = new Choosing(table);
    choosing.send(choosing.groups[0]!.offers[0]!);
    expect(table.answers).toEqual([]);
    choosing.goOn(choosing.groups[0]!.offers[0]!);
    expect(table.answers).toEqual(['income']);
  });

  it('sends nothing while an answer is under way', () => {
    const table = new Table(action());
    const choosing = new Choosing(table);
    choosing.choose(choosing.groups[0]!);
    choosing.choose(choosing.groups[0]!);
    expect(table.answers).toHaveLength(1);
  });
});
