import { expect, test } from 'vitest';
import { parseTable } from './parseTable.ts';

test('a table from a spreadsheet has tabs between its cells', () => {
  expect(
    parseTable('Position\tDate\tNotes\nServer\t11/28\t"By the dock,\nfirst door"\nCook\t11/29\n'),
  ).toEqual({
    headings: ['Position', 'Date', 'Notes'],
    fields: ['position', 'date', 'specialInstructions'],
    rows: [
      ['Server', '11/28', 'By the dock,\nfirst door'],
      ['Cook', '11/29', ''],
    ],
  });
});

test.each([',', ';'])('a file has "%s" between its cells', (mark) => {
  expect(parseTable(`\uFEFFRole${mark}Day\r\nServer${mark}11/28\r\n\r\n`)).toMatchObject({
    fields: ['position', 'date'],
    rows: [['Server', '11/28']],
  });
});

test('leaves columns without headings to be assigned by the user', () => {
  expect(parseTable('Server\t11/28\t6 pm')).toEqual({
    headings: ['Column 1', 'Column 2', 'Column 3'],
    fields: [null, null, null],
    rows: [['Server', '11/28', '6 pm']],
  });
});

test.each([
  ['', 'Paste at least one row'],
  [' \n\n', 'Paste at least one row'],
  ['Position\tDate', 'There are headings, but no rows below them'],
  [
    Array.from({ length: 201 }, () => 'a\tb').join('\n'),
    'You can import at most 200 rows at once. These are 201.',
  ],
])('a table that cannot be imported says why', (text, problem) => {
  expect(parseTable(text)).toEqual({ problem });
});
