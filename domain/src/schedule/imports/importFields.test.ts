import { expect, test } from 'vitest';
import { guessImportFields, importFieldLabel, importFields } from './importFields.ts';

test.each([
  [
    ['Role', 'Day', 'From', 'To', 'Headcount', 'Hourly rate'],
    ['position', 'date', 'startTime', 'endTime', 'places', 'wage'],
  ],
  [
    ['Gig', 'Status', 'Position', 'Date', 'Start', 'End', 'Time zone', 'Unpaid break (minutes)', 'Places'],
    [null, null, 'position', 'date', 'startTime', 'endTime', null, 'unpaidBreakMinutes', 'places'],
  ],
  [
    ['Contact', 'Contact phone', 'Notes', ''],
    ['contactName', 'contactPhone', 'specialInstructions', null],
  ],
  [
    ['Start date', 'Start'],
    ['startTime', null],
  ],
])('the headings %j mean %j', (headings, fields) => {
  expect(guessImportFields(headings)).toEqual(fields);
});

test('our own labels of import fields are understood', () => {
  expect(guessImportFields(importFields.map(importFieldLabel))).toEqual(importFields);
});
