import { describe, expect, test } from 'vitest';
import { timeOfDay } from './timeOfDay.ts';

const messageOf = (value: unknown) => timeOfDay.safeParse(value).error?.issues[0]?.message;

describe('timeOfDay', () => {
  test.each(['00:00', '09:05', '19:59', '23:59', ' 22:00 '])('takes %j', (text) => {
    expect(timeOfDay.parse(text)).toBe(text.trim());
  });

  test.each(['24:00', '9:00', '12:60', '12:00:00', '10 pm', '12.30'])('refuses %j', (text) => {
    expect(messageOf(text)).toBe('Enter a time, such as 22:00');
  });

  test.each(['', ' ', null, undefined])('asks for it when there is none: %j', (missing) => {
    expect(messageOf(missing)).toBe('This field is required');
  });
});
