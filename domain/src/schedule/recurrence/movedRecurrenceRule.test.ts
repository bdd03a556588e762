import { expect, test } from 'vitest';
import { Temporal } from '../../platform/time/temporal.ts';
import { movedRecurrenceRule } from './movedRecurrenceRule.ts';
import { defaultRecurrenceRule } from './recurrenceRule.ts';

/** The first Monday. */
const from = Temporal.PlainDate.from('2026-03-02');
/** The second Wednesday. */
const to = Temporal.PlainDate.from('2026-03-11');

test('what followed from the old day follows the new one', () => {
  expect(movedRecurrenceRule(defaultRecurrenceRule(from), from, to)).toEqual(defaultRecurrenceRule(to));
});

test.each([{ weekdays: [1, 5] }, { weekdays: [5] }])(
  'keeps weekdays that the user chose: %j',
  ({ weekdays }) => {
    const rule = { ...defaultRecurrenceRule(from), weekdays, occurrence: -1 } as const;

    expect(movedRecurrenceRule(rule, from, to)).toEqual(rule);
  },
);
