import { expect, test } from 'vitest';
import { galleryPath, roomPath } from './link';

test.each([
  ['https://cabale.example/t/a1B2-_', '/t/a1B2-_'],
  ['  http://192.168.1.7:8080/t/abc/  ', '/t/abc'],
  ['cabale.example/t/abc#watch', '/t/abc#watch'],
  ['https://cabale.example/t/abc#move=K4F', '/t/abc#move=K4F'],
  ['/t/abc?from=post', '/t/abc'],
  ['abc', '/t/abc'],
  ['', null],
  ['https://cabale.example/', null],
  ['https://cabale.example/replay/abc', null],
  ['come and play', null],
])('%s leads to %s', (pasted, path) => {
  expect(roomPath(pasted)).toBe(path);
});

test('the gallery replaces whatever follows the #', () => {
  expect(galleryPath('/t/abc')).toBe('/t/abc#watch');
  expect(galleryPath('/t/abc#move=K4F')).toBe('/t/abc#watch');
});
