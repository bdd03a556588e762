import { expect, test } from 'vitest';
import { locationBody } from './locationBody.ts';

test.each([
  ['(615) 555-0123', '+16155550123'],
  ['615-555-0123 ext. 12', '+16155550123'],
  ['', ''],
  [null, null],
])('the phone number %j of a location is sent as %j', (phoneNumber, sent) => {
  expect(locationBody({ phoneNumber }, 'brigade')).toEqual({ phone_number: sent });
});
