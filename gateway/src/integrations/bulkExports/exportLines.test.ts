import { expect, test } from 'vitest';
import { exportLines } from './exportLines.ts';

const columns = [['id'], ['place', 'name'], ['value']];
const csv = (rows: Parameters<typeof exportLines>[0], isFirst = false) =>
  exportLines(rows, { format: 'CSV', columns, isFirst });
const cell = (value: unknown) => csv([{ value }]).slice(2, -2);

test('NDJSON has a node a line, and null for one that is hidden', () => {
  const rows = [{ id: 1, text: 'two\nlines' }, null];
  expect(exportLines(rows, { format: 'NDJSON', columns, isFirst: true })).toBe(
    '{"id":1,"text":"two\\nlines"}\nnull\n',
  );
});

test('CSV begins with the names of its columns, once', () => {
  const row = { id: 1, place: { name: 'Grill' }, value: true };

  expect(csv([row], true)).toBe('id,place.name,value\r\n1,Grill,true\r\n');
  expect(csv([row])).toBe('1,Grill,true\r\n');
  expect(csv([], true)).toBe('id,place.name,value\r\n');
});

test('CSV has an empty cell for what is absent', () => {
  expect(csv([{ id: null, place: null }, null])).toBe(',,\r\n,,\r\n');
});

test.each([
  ['Grill', 'Grill'],
  ['Grill, Bar', '"Grill, Bar"'],
  ['The "Grill"', '"The ""Grill"""'],
  ['two\r\nlines', '"two\r\nlines"'],
  ['=1+1', "'=1+1"],
  ['+12125550142', "'+12125550142"],
  ['-5', "'-5"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', `"'\r=1"`],
  ['＝1', "'＝1"],
  ['=HYPERLINK("https://evil.example")', `"'=HYPERLINK(""https://evil.example"")"`],
  ['\uFEFFGrill', '"\uFEFFGrill"'],
  [-5, '-5'],
  [21.5, '21.5'],
  [false, 'false'],
  [['A', 'B'], 'A; B'],
  [['=A', 'B'], "'=A; B"],
  [[], ''],
  [[{ text: 'A' }], '"[{""text"":""A""}]"'],
  [{ text: 'A' }, '"{""text"":""A""}"'],
])('%j is the cell %s of a CSV', (value, expected) => {
  expect(cell(value)).toBe(expected);
});
