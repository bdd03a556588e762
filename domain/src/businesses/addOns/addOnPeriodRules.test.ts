import { expect, test } from 'vitest';
import { addOnEndDate, addOnPeriodProblem, addOnStartDate } from './addOnPeriodRules.ts';

function messages(rule: typeof addOnStartDate | typeof addOnEndDate, value: unknown) {
  return rule.safeParse(value).error?.issues.map(({ message }) => message);
}

test('the first day of an add-on is required and a day of the calendar', () => {
  expect(addOnStartDate.parse('2026-03-02')).toBe('2026-03-02');
  expect(messages(addOnStartDate, '')).toEqual(['This field is required']);
  expect(messages(addOnStartDate, null)).toEqual(['This field is required']);
  expect(messages(addOnStartDate, '2026-02-30')).toEqual(['Enter a date']);
});

test('the last day of an add-on may be left open', () => {
  expect(['2026-03-02', ''].map((value) => addOnEndDate.parse(value))).toEqual(['2026-03-02', null]);
  expect(messages(addOnEndDate, 'soon')).toEqual(['Enter a date']);
});

test.each([
  ['2026-03-02', '2026-03-01', 'The last day is before the first day'],
  ['2026-03-02', '2026-03-02', null],
  ['2026-03-02', '2026-04-01', null],
  ['2026-03-02', null, null],
])('an add-on from %s to %s: %s', (startDate, endDate, problem) => {
  expect(addOnPeriodProblem({ startDate, endDate })).toBe(problem);
});
