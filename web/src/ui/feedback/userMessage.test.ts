import { expect, test } from 'vitest';
import { UserFacingError, userMessage } from './userMessage.ts';

test.each([
  [new UserFacingError('You seem to be offline.'), 'You seem to be offline.'],
  [new TypeError('x is undefined'), 'Something went wrong. Please try again.'],
  ['thrown', 'Something went wrong. Please try again.'],
])('people read of %s: %s', (error, message) => {
  expect(userMessage(error)).toBe(message);
});
