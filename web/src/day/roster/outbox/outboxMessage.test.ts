import { expect, test } from 'vitest';
import { outboxMessage } from './outboxMessage.ts';

test.each([
  [0, 0, 'What you record is saved on this device and sent when the connection is back.'],
  [1, 0, '1 entry is saved on this device and will be sent when the connection is back.'],
  [
    5,
    2,
    '5 entries are saved on this device and will be sent when the connection is back, 2 of them for other shifts.',
  ],
])('%d waiting, %d of them elsewhere', (waiting, elsewhere, expected) => {
  expect(outboxMessage(waiting, elsewhere)).toBe(expected);
});
