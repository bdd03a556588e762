import { expect, test } from 'vitest';
import { firstReason, reasonOptions } from './reasonOptions.ts';

test('a manager has all reasons but the settlement', () => {
  const options = reasonOptions({
    isPlatformAdmin: false,
    canTip: true,
    isPaid: true,
    isLateCancellation: false,
  });
  expect(options.map(({ value }) => value)).not.toContain('TOS');
  expect(options.some(({ isDisabled }) => isDisabled)).toBe(false);
});

test('what does not fit says why', () => {
  const options = reasonOptions({
    isPlatformAdmin: true,
    canTip: false,
    isPaid: false,
    isLateCancellation: false,
  });
  expect(options.filter(({ isDisabled }) => isDisabled)).toMatchObject([
    { value: 'TIP', description: 'This location does not give tips.' },
    { value: 'ADJUST_HOURS', description: 'Not paid yet: adjust the hours on the Pay page.' },
  ]);
});

test('a late cancellation has only the reasons that need no work', () => {
  const options = reasonOptions({
    isPlatformAdmin: true,
    canTip: false,
    isPaid: true,
    isLateCancellation: true,
  });
  expect(options.filter(({ isDisabled }) => !isDisabled).map(({ value }) => value)).toEqual([
    'REIMBURSEMENT',
    'OTHER',
    'TOS',
  ]);
  expect(options[0]).toMatchObject({ value: 'TIP', description: 'No one worked: the shift was cancelled.' });
});

test.each([
  [{ canTip: true, isLateCancellation: false }, 'TIP'],
  [{ canTip: false, isLateCancellation: false }, 'PRO_BONUS'],
  [{ canTip: true, isLateCancellation: true }, 'REIMBURSEMENT'],
])('a form with %j begins with %s', (facts, reason) => {
  expect(firstReason(facts)).toBe(reason);
});
