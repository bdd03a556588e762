import { describe, expect, test } from 'vitest';
import { optionalPhone, phone } from './phone.ts';

describe('phone', () => {
  test.each(['(305) 555-0123', '+1 305 555 0123', '305-555-0123 ext. 12'])('takes "%s"', (text) => {
    expect(phone.parse(text)).toBe('+13055550123');
  });

  test.each([
    ['not a number', 'Invalid phone number'],
    ['555-0123', 'Invalid phone number'],
    ['', 'This field is required'],
    ['   ', 'This field is required'],
    [null, 'This field is required'],
    [undefined, 'This field is required'],
  ])('says of %j: %s', (value, message) => {
    expect(phone.safeParse(value).error?.issues.map((issue) => issue.message)).toEqual([message]);
  });
});

describe('optionalPhone', () => {
  test.each([
    ['(305) 555-0123', '+13055550123'],
    ['', null],
    ['   ', null],
    [null, null],
    [undefined, null],
  ])('takes %j', (value, result) => {
    expect(optionalPhone.parse(value)).toBe(result);
  });

  test('says of what is there but no number that it is invalid', () => {
    expect(optionalPhone.safeParse('555-0123').error?.issues[0]?.message).toBe('Invalid phone number');
  });
});
