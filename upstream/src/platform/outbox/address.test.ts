import { expect, test } from 'vitest';
import { phoneNumber } from './address.ts';

test.each([
  '6155550123',
  '+1 (615) 555-0123',
  '(615) 555-0123 x12',
  '615.555.0123 ext. 12',
  '615-555-0123, extension 12',
  '615 555 0123 #1234567',
])('%s is +1 and ten digits', (text) => {
  expect(phoneNumber.parse(text)).toBe('+16155550123');
});

test.each(['615 555 012', '115 555 0123', '615 555 0123 x', '615 555 0123 x12345678', 'x12'])(
  '%s is no phone number',
  (text) => {
    expect(phoneNumber.safeParse(text).error?.issues[0]?.message).toBe('Invalid phone number');
  },
);
