import { describe, expect, test } from 'vitest';
import { timeZone } from './timeZone.ts';

const messageOf = (value: unknown) => timeZone.safeParse(value).error?.issues[0]?.message;

describe('timeZone', () => {
  test.each(['America/New_York', 'America/Argentina/Buenos_Aires', 'UTC', ' Asia/Kolkata '])(
    'takes %j',
    (name) => {
      expect(timeZone.parse(name)).toBe(name.trim());
    },
  );

  test.each(['Mars/Olympus', 'New York', '+05:00', '-05:00'])('refuses %j', (name) => {
    expect(messageOf(name)).toBe('Invalid time zone');
  });

  test.each(['', null, undefined])('asks for it when there is none: %j', (missing) => {
    expect(messageOf(missing)).toBe('This field is required');
  });
});
