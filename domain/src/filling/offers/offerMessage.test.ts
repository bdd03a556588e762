import { expect, test } from 'vitest';
import { offerMessage } from './offerMessage.ts';

test('a message has at most 300 characters, without the white space around it', () => {
  expect(offerMessage.parse(` ${'a'.repeat(300)} `)).toBe('a'.repeat(300));
  expect(offerMessage.safeParse('a'.repeat(301)).error?.issues[0]?.message).toBe('At most 300 characters');
});
