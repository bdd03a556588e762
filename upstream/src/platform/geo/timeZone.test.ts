import { expect, test } from 'vitest';
import { timeZone } from './timeZone.ts';

test.each(['America/Chicago', 'Pacific/Honolulu', 'UTC'])('%s is a time zone', (name) => {
  expect(timeZone.parse(name)).toBe(name);
});

test.each(['', 'Nashville', 'America/Nashville', '+05:00', '-06:00'])('"%s" is not a time zone', (name) => {
  expect(timeZone.safeParse(name).error?.issues[0]?.message).toBe('Invalid time zone');
});
