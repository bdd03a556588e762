import { expect, test } from 'vitest';
import { exportState, failureSentence, missingValuesText, rowsText, sizeText } from './exportWords.ts';

test.each([
  ['WAITING', 'Waiting'],
  ['RUNNING', 'Running'],
  ['COMPLETED', 'Completed'],
  ['CANCELED', 'Cancelled'],
  ['FAILED', 'Failed'],
  [null, 'Unknown'],
])('the state %s reads %s', (state, label) => {
  expect(exportState(state).label).toBe(label);
});

test('a failure says what to do, also one that is not known here', () => {
  expect(failureSentence('ACCESS_CHANGED')).toBe('Your roles changed while it ran. Start it again.');
  expect(failureSentence(null)).toBe('Start it again.');
});

test.each([
  [1, null, '1 row'],
  [1200, null, '1,200 rows'],
  [1200, 3400, '1,200 of 3,400 rows'],
  [3400, 3400, '3,400 rows'],
])('%i of %s rows read %s', (rows, expected, text) => {
  expect(rowsText(rows, expected)).toBe(text);
});

test.each([
  [512, '512 bytes'],
  [12_300, '12 kB'],
  [3_400_000, '3.4 MB'],
])('%i bytes read %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});

test('says how many values are empty', () => {
  expect(missingValuesText(1)).toBe('1 value is empty because you don’t have access to it.');
  expect(missingValuesText(1200)).toBe('1,200 values are empty because you don’t have access to them.');
});
