import { expect, test } from 'vitest';
import { decisionMessage, outboxMessage } from './outboxMessage.ts';

test.each([
  [0, 0, 'What you record is saved on this device and sent when the connection is back.'],
  [1, 0, '1 entry is saved on this device and will be sent when the connection is back.'],
  [
    5,
    2,
    '5 entries are saved on this device and will be sent when the connection is back, 2 of them for other shifts.',
  ],
])('the outbox names %d waiting entries, %d of them for other shifts', (waiting, elsewhere, expected) => {
  expect(outboxMessage(waiting, elsewhere)).toBe(expected);
});

test.each([
  [1, '1 entry of a roster needs your decision'],
  [3, '3 entries of rosters need your decision'],
])('the outbox names %d refused entries', (refused, expected) => {
  expect(decisionMessage(refused)).toBe(expected);
});
