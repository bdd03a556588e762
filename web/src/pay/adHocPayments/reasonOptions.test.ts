import { expect, test } from 'vitest';
import { reasonOptions } from './reasonOptions.ts';

test('a manager has all reasons but the settlement', () => {
  const options = reasonOptions({ isPlatformAdmin: false, canTip: true, isPaid: true });
  expect(options.map(({ value }) => value)).not.toContain('TOS');
  expect(options.some(({ isDisabled }) => isDisabled)).toBe(false);
});

test('what does not fit says why', () => {
  const options = reasonOptions({ isPlatformAdmin: true, canTip: false, isPaid: false });
  expect(options.filter(({ isDisabled }) => isDisabled)).toMatchObject([
    { value: 'TIP', description: 'This location does not give tips.' },
    { value: 'ADJUST_HOURS', description: 'Not paid yet: adjust the hours on the Pay page.' },
  ]);
});
