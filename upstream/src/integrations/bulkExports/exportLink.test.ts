import { expect, test } from 'vitest';
import { linkEnd, readExportLink, signExportLink } from './exportLink.ts';

const grant = { exportId: 7, userId: 3, expires: 1_700_000_000_000 };

test('a link says what was signed', () => {
  expect(readExportLink('secret', signExportLink('secret', grant))).toEqual(grant);
});

test.each([
  ['another export', (token: string) => token.replace(/^7/, '8')],
  ['another account', (token: string) => token.replace('.3.', '.4.')],
  ['a later end', (token: string) => token.replace('1700000000000', '1900000000000')],
  ['a part more', (token: string) => `${token}.1`],
  ['no signature', (token: string) => token.slice(0, token.lastIndexOf('.') + 1)],
  ['nothing', () => ''],
])('a link that was changed to %s is none', (_what, change) => {
  expect(readExportLink('secret', change(signExportLink('secret', grant)))).toBeNull();
});

test('a link that another secret signed is none', () => {
  expect(readExportLink('secret', signExportLink('other', grant))).toBeNull();
});

test.each([
  ['2026-03-02T15:00:00Z', '2026-03-02T15:30:00.000Z'],
  ['2026-03-02T15:14:59Z', '2026-03-02T15:30:00.000Z'],
  ['2026-03-02T15:15:00Z', '2026-03-02T15:45:00.000Z'],
])('a link of %s ends at %s', (now, end) => {
  expect(new Date(linkEnd(new Date(now))).toISOString()).toBe(end);
});
