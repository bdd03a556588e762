import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { isReachable, networkGuestFields } from './networkGuest.ts';

const guest = z.object(networkGuestFields);

test.each([
  [
    { name: ' Nia ', email: ' nia@elsewhere.example ', phoneNumber: '(615) 555-0142' },
    { name: 'Nia', email: 'nia@elsewhere.example', phoneNumber: '+16155550142' },
  ],
  [
    { email: ' ', phoneNumber: '' },
    { email: null, phoneNumber: null },
  ],
])('%j is parsed as %j', (typed, read) => {
  expect(guest.parse(typed)).toMatchObject(read);
});

test.each([
  [{ email: 'nia' }, 'Invalid email address'],
  [{ phoneNumber: '555-12' }, 'Invalid phone number'],
  [{ name: 'x'.repeat(101) }, 'At most 100 characters'],
])('%j is rejected: %s', (typed, message) => {
  expect(guest.safeParse(typed).error?.issues).toMatchObject([{ message }]);
});

test.each([
  [{ email: 'nia@elsewhere.example' }, true],
  [{ phoneNumber: '6155550142' }, true],
  [{ email: ' ', phoneNumber: null }, false],
  [{}, false],
])('%j is reachable: %j', (typed, expected) => {
  expect(isReachable(typed)).toBe(expected);
});
