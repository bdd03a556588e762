import { expect, test } from 'vitest';
import { maskedEmail, maskedPhone } from './maskedAddress.ts';

test.each([
  ['pat@elsewhere.example', 'p•••@elsewhere.example'],
  ['p@elsewhere.example', 'p•••@elsewhere.example'],
  ['"a@b"@elsewhere.example', '"•••@elsewhere.example'],
])('%s is shown as %s', (email, shown) => {
  expect(maskedEmail(email)).toBe(shown);
});

test('of a phone number the last four digits are shown', () => {
  expect(maskedPhone('+16155550188')).toBe('number ending in 0188');
});
