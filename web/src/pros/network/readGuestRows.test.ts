import { expect, test } from 'vitest';
import { mostGuestRows, readGuestRows } from './readGuestRows.ts';

const nia = { name: 'Nia Fox', email: 'nia@elsewhere.example', phoneNumber: '615-555-0142' };

test.each([
  ['headings in any order', 'Phone,Email,Full name\n615-555-0142,nia@elsewhere.example,Nia Fox'],
  [
    'two columns of names',
    'First name\tLast name\tEmail\tCell\nNia\tFox\tnia@elsewhere.example\t615-555-0142',
  ],
  ['no headings', 'Nia Fox;nia@elsewhere.example;615-555-0142'],
  [
    'a file of a spreadsheet',
    '\uFEFF"Name","Email","Mobile"\r\n"Nia Fox","nia@elsewhere.example","615-555-0142"\r\n',
  ],
])('a list of guests with %s is read', (_, text) => {
  expect(readGuestRows(text)).toEqual([nia]);
});

test('a malformed number stays as it was typed, for its row to tell', () => {
  expect(readGuestRows('Name,Phone\nNia,12')).toEqual([{ name: 'Nia', email: '', phoneNumber: '12' }]);
});

test.each([
  ['', 'Paste at least one row, or choose a file'],
  ['Name,Email', 'There are headings, but no rows below them'],
  [
    `Name\n${'Nia,a@b.example\n'.repeat(mostGuestRows + 1)}`,
    'At most 200 rows can be imported at once; these are 201',
  ],
])('the list of guests %j is refused as a whole', (text, problem) => {
  expect(readGuestRows(text)).toEqual({ problem });
});
