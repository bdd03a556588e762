import { expect, test } from 'vitest';
import { geoLogNote } from './geoLogNote.ts';

test.each([
  ['  ', 'This field is required'],
  ['x'.repeat(1001), 'At most 1000 characters'],
])('a review note is not "%s"', (text, message) => {
  expect(geoLogNote.safeParse(text).error?.issues.map((issue) => issue.message)).toEqual([message]);
});

test('a review note has no spaces around it', () => {
  expect(geoLogNote.parse(' Seen on time. ')).toBe('Seen on time.');
});
