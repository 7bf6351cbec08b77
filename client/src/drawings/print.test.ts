import { describe, expect, it } from 'vitest';

import { set } from './print';

const LEAST = 10.5;

describe('words on a piece', () => {
  it('stand in as few lines as they can', () => {
    expect(set('Comte', 'bodoni', 64, 11)).toEqual({ lines: ['Comte'], size: 11 });
    expect(set('Garde du palais', 'bodoni', 64, 11).lines).toEqual(['Garde du', 'palais']);
  });

  it('are broken between syllables rather than set too small', () => {
    const small = set('Belastinginner', 'bodoni', 64, 11);
    expect(small.lines).toEqual(['Belastinginner']);
    expect(small.size).toBeLessThan(LEAST);
    const broken = set('Belastinginner', 'bodoni', 64, 11, 2, LEAST);
    expect(broken.lines).toEqual(['Belas-', 'tinginner']);
    expect(broken.size).toBeGreaterThanOrEqual(LEAST);
  });

  it('are broken where several consonants meet', () => {
    expect(set('Aartsbisschop', 'bodoni', 64, 11, 2, LEAST).lines).toEqual(['Aarts-', 'bisschop']);
  });

  it('leave two letters of one sound together', () => {
    expect(set('Cartographe', 'bodoni', 50, 11, 2, LEAST).lines).toEqual(['Carto-', 'graphe']);
  });

  it('keep their hyphen, and are one word again within a line', () => {
    expect(set('Marie-Antoinette', 'bodoni', 60, 11, 2, LEAST).lines).toEqual(['Marie-', 'Antoinette']);
    const three = set('Livre philosophique', 'bodoni', 43, 11, 3, LEAST);
    expect(three.lines).toHaveLength(3);
    expect(
      three.lines
        .map((line) => line.replace(/-$/, ''))
        .join('')
        .replaceAll(' ', ''),
    ).toBe('Livrephilosophique');
  });
});
