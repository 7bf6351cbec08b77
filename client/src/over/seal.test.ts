import { expect, test } from 'vitest';
import { checkSeal } from './seal';

const record = '[cabale 1] [game complots]\n[commitment x]\n[secret 00ff]\na:income\n';
const published = '06eb7d6a69ee19e5fbdf749018d3d2abfa04bcbd1365db312eb86dc7169389b8'; // sha256sum of the bytes 00 ff

test('a secret that gives the published fingerprint', async () => {
  expect(await checkSeal(record, published)).toBe('holds');
});

test('another secret, or another fingerprint', async () => {
  expect(await checkSeal(record.replace('00ff', '00fe'), published)).toBe('broken');
  expect(await checkSeal(record, published.replace('06', '07'))).toBe('broken');
});

test('a record that keeps its secret says nothing', async () => {
  expect(await checkSeal('[cabale 1]\n', published)).toBe('unable');
});
