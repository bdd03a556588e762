import { expect, test } from 'vitest';
import { eventName } from './eventName.ts';

const tooShort = 'Event name must be at least 3 characters';
const tooLong = 'Event name must be 25 characters or less';

test.each([
  [' Spring Gala ', 'Spring Gala'],
  ['abc', 'abc'],
  ['x'.repeat(25), 'x'.repeat(25)],
])('%j is the name %j', (text, name) => {
  expect(eventName.parse(text)).toBe(name);
});

test.each([
  [null, 'This field is required'],
  ['  ', 'This field is required'],
  ['ab', tooShort],
  ['  ab  ', tooShort],
  ['x'.repeat(26), tooLong],
])('the event name %j is refused: %s', (text, message) => {
  expect(eventName.safeParse(text).error?.issues.map((issue) => issue.message)).toEqual([message]);
});
