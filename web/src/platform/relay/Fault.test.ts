import { expect, test } from 'vitest';
import { Fault, faultMessage } from './Fault.ts';

test.each([
  [new Fault('NETWORK', 'You seem to be offline.'), 'You seem to be offline.'],
  [new TypeError('x is undefined'), 'Something went wrong. Please try again.'],
  ['thrown', 'Something went wrong. Please try again.'],
])('people read of %s: %s', (error, message) => {
  expect(faultMessage(error)).toBe(message);
});
