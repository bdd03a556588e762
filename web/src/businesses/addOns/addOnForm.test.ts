import { expect, test } from 'vitest';
import { addOnSchema } from './addOnForm.ts';

test('a booking without a last day goes on', () => {
  expect(addOnSchema.parse({ startDate: '2026-03-02', endDate: '', notes: ' By phone ' })).toEqual({
    startDate: '2026-03-02',
    endDate: null,
    notes: 'By phone',
  });
});

test.each([
  [{ startDate: '' }, 'startDate', 'This field is required'],
  [{ endDate: '2026-03-01' }, 'endDate', 'The last day is before the first day'],
  [{ notes: 'x'.repeat(1001) }, 'notes', 'At most 1000 characters'],
])('a booking with %j is wrong at its %s', (change, field, message) => {
  const typed = { startDate: '2026-03-02', endDate: '', notes: '', ...change };
  const issues = addOnSchema.safeParse(typed).error?.issues;
  expect(issues?.map((issue) => [issue.path.join('.'), issue.message])).toEqual([[field, message]]);
});
