import { describe, expect, test } from 'vitest';
import { postalCode } from './postalCode.ts';

describe('postalCode', () => {
  test.each([
    ['33101', '33101'],
    ['00501', '00501'],
    ['33101-1234', '33101-1234'],
    [' 33101 ', '33101'],
  ])('takes "%s"', (text, code) => {
    expect(postalCode.parse(text)).toBe(code);
  });

  test.each([
    ['3310', 'Invalid postal code'],
    ['331011', 'Invalid postal code'],
    ['33101-', 'Invalid postal code'],
    ['33101-123', 'Invalid postal code'],
    ['33101-12345', 'Invalid postal code'],
    ['33101 1234', 'Invalid postal code'],
    ['331011234', 'Invalid postal code'],
    ['A3101', 'Invalid postal code'],
    ['33101\n33102', 'Invalid postal code'],
    ['٣٣١٠١', 'Invalid postal code'],
    ['', 'This field is required'],
    [null, 'This field is required'],
    [undefined, 'This field is required'],
  ])('says of %j: %s', (value, message) => {
    expect(postalCode.safeParse(value).error?.issues.map((issue) => issue.message)).toEqual([message]);
  });
});
