import { expect, test } from 'vitest';
import { maskedEmail, maskedPhone } from './maskedAddress.ts';

test.each([
  ['pat@elsewhere.example', 'p•••@elsewhere.example'],
  ['p@elsewhere.example', 'p•••@elsewhere.example'],
  ['"a@b"@elsewhere.example', '"•••@elsewhere.example'],
])('%s is shown as %s', (email, shown) => {
  expect(maskedEmail(email)).toBe(shown);
});

test('shows the last four digits of a phone number', () => {
  expect(maskedPhone('+16155550188')).toBe('number ending in 0188');
});
