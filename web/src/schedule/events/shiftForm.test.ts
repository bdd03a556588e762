import { expect, test } from 'vitest';
import { changesOfShift, isMoved, shiftFormValues } from './shiftForm.ts';

const values = shiftFormValues(
  {
    startTime: '2026-11-01T02:30:00Z',
    endTime: '2026-11-01T10:00:00Z',
    contactName: 'Ana',
    contactPhone: '(305) 555-0123',
  },
  'America/New_York',
);
const parsed = { ...values, contactPhone: '+13055550123' };

test('the form has the local times of the shift across a daylight saving change', () => {
  expect(values).toEqual({
    date: '2026-10-31',
    startTime: '22:30',
    endTime: '05:00',
    contactName: 'Ana',
    contactPhone: '(305) 555-0123',
  });
});

test.each([
  [{}, {}],
  [{ contactName: 'Bo' }, { contactName: 'Bo', contactPhone: '+13055550123' }],
  [{ contactPhone: null }, { contactName: 'Ana', contactPhone: null }],
  [{ endTime: '06:00' }, { date: '2026-10-31', startTime: '22:30', endTime: '06:00' }],
])('changes of %o send %o', (changes, sent) => {
  expect(changesOfShift(values, { ...parsed, ...changes })).toEqual(sent);
});

test.each([['date'], ['startTime'], ['endTime']])('a new %s moves the shift', (field) => {
  expect(isMoved(values, { ...values, [field]: 'other' })).toBe(true);
  expect(isMoved(values, values)).toBe(false);
});
