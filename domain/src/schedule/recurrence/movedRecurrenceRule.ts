import type { Temporal } from '../../platform/time/temporal.ts';
import { defaultRecurrenceRule, type RecurrenceRule } from './recurrenceRule.ts';

/**
 * Updates a form's recurrence rule after its shift moved to another day. Values derived from the old day are derived
 * from the new one. Values that the user chose are kept.
 */
export function movedRecurrenceRule(
  rule: RecurrenceRule,
  from: Temporal.PlainDate,
  to: Temporal.PlainDate,
): RecurrenceRule {
  const before = defaultRecurrenceRule(from);
  const after = defaultRecurrenceRule(to);
  const isOwnWeekday = rule.weekdays.length === 1 && rule.weekdays[0] === before.weekdays[0];
  return {
    ...rule,
    weekdays: isOwnWeekday ? after.weekdays : rule.weekdays,
    occurrence: rule.occurrence === before.occurrence ? after.occurrence : rule.occurrence,
  };
}
