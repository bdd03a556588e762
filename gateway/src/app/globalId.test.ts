import { encodeGlobalID } from '@pothos/plugin-relay';
import { expect, test } from 'vitest';
import { databaseIdIn, databaseIdOf, decodeGlobalId, isDatabaseId } from '../platform/schema/globalId.ts';

test('an id of the schema gives its type and its number', () => {
  expect(decodeGlobalId(encodeGlobalID('Gig', 12))).toEqual({ typename: 'Gig', id: '12' });
});

test('the id of a pro keeps its UUID', () => {
  const uuid = '0d9f3f0e-8f0f-4c7a-9a53-6d3a9a1b2c3d';
  expect(decodeGlobalId(encodeGlobalID('Pro', uuid))).toEqual({ typename: 'Pro', id: uuid });
});

test.each([
  '',
  '12',
  'Gig:12',
  'R2ln',
  btoa('Gig:'),
  btoa(':12'),
  btoa('Gig:1/../2'),
  '💥',
  'a'.repeat(10_000),
])('the text %j is no id', (text) => {
  expect(decodeGlobalId(text)).toBeNull();
});

test('the number of an id is given for the type that is asked for only', () => {
  expect(databaseIdOf(encodeGlobalID('Gig', 12), 'Gig')).toBe(12);
  expect(databaseIdOf(encodeGlobalID('Gig', 12), 'Location')).toBeNull();
});

test.each(['0', '-1', '1.5', '1e3', '0x10', '012', '9007199254740992', 'NaN'])(
  'nothing has the number %j',
  (text) => {
    expect(isDatabaseId(databaseIdIn(text))).toBe(false);
    expect(databaseIdOf(encodeGlobalID('Gig', text), 'Gig')).toBeNull();
  },
);
