import { expect, test } from 'vitest';
import { scarcerTime } from './callTimes.ts';

const whole = { left: 30, limit: 120, fullInSeconds: 22, windowSeconds: 30 };
const part = { left: 30, limit: 60, fullInSeconds: 15, windowSeconds: 30 };

test.each([
  ["the account's without an API token", whole, null, whole],
  ["the token's while the account has as much", whole, part, part],
  ["the token's if it has less", whole, { ...part, left: 2 }, { ...part, left: 2 }],
  ["the account's if other tokens have used it up", { ...whole, left: 2 }, part, { ...whole, left: 2 }],
])('the time of REST calls that is left is %s', (_what, ofCaller, ofToken, scarcer) => {
  expect(scarcerTime(ofCaller, ofToken)).toEqual(scarcer);
});
