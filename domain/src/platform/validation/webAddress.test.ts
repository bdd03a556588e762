import { expect, test } from 'vitest';
import { optionalWebAddress } from './webAddress.ts';

test.each([
  [' https://copperfinch.example/menu?day=1 ', 'https://copperfinch.example/menu?day=1'],
  ['http://copperfinch.example', 'http://copperfinch.example'],
  ['', null],
  ['  ', null],
  [null, null],
  [undefined, null],
])('the web address %j is %j', (text, address) => {
  expect(optionalWebAddress.parse(text)).toBe(address);
});

test.each([
  'copperfinch',
  'copperfinch.example',
  'javascript:alert(1)',
  'ftp://copperfinch.example',
  'https://',
  5,
])('%j is no web address', (text) => {
  expect(optionalWebAddress.safeParse(text).error?.issues.map(({ message }) => message)).toEqual([
    'Invalid URL',
  ]);
});
