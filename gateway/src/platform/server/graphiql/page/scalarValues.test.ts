import { expect, test } from 'vitest';
import { lineValues, scalarValue } from './scalarValues.js';

const optional = (name: string) => ({ name, isRequired: false });
const required = (name: string) => ({ name, isRequired: true });

test.each([
  ['Int', '42', 42],
  ['Int', '-7', -7],
  ['DatabaseId', '3000000000', 3_000_000_000],
  ['Float', '1.5', 1.5],
  ['Boolean', 'false', false],
  ['String', ' as typed ', ' as typed '],
  ['ID', '12', '12'],
  ['Date', '2026-03-10', '2026-03-10'],
  ['DateTime', '2026-03-10T17:00:00+01:00', '2026-03-10T17:00:00+01:00'],
  ['GigStatus', 'READY', 'READY'],
])('the form of variables reads %s %s', (name, text, value) => {
  expect(scalarValue(required(name), text)).toEqual({ value });
});

test.each([
  ['Int', '4.2', 'Enter a whole number.'],
  ['Int', '3000000000', 'Enter a whole number.'],
  ['Int', 'many', 'Enter a whole number.'],
  ['DatabaseId', 'two', 'Enter a whole number.'],
  ['DatabaseId', '-7', 'Enter a whole number.'],
  ['DatabaseId', '9007199254740992', 'Enter a whole number.'],
  ['Float', 'much', 'Enter a number.'],
  ['Date', '2026-02-30', 'Enter a date like 2026-03-10.'],
  ['Date', '10.3.2026', 'Enter a date like 2026-03-10.'],
  ['DateTime', '2026-03-10T17:00', 'Enter a date and time with its offset, like 2026-03-10T17:00:00Z.'],
])('the form of variables refuses %s %s', (name, text, problem) => {
  expect(scalarValue(optional(name), text)).toEqual({ problem });
});

test('the form of variables leaves an empty optional value out, and asks for a required one', () => {
  expect(scalarValue(optional('Int'), ' ')).toEqual({ value: undefined });
  expect(scalarValue(required('Int'), ' ')).toEqual({ problem: 'Enter a value.' });
});

test('the form of variables reads a list line by line, and names the line that is wrong', () => {
  const list = { of: required('Int'), isRequired: false };
  expect(lineValues(list, '1\n\n 2 \n')).toEqual({ value: [1, 2] });
  expect(lineValues(list, '1\ntwo')).toEqual({ problem: 'Line 2: Enter a whole number.' });
  expect(lineValues(list, '')).toEqual({ value: undefined });
  expect(lineValues({ ...list, isRequired: true }, '')).toEqual({ value: [] });
});
