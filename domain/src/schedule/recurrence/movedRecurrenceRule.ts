import type { Temporal } from '../../platform/time/temporal.ts';
import { defaultRecurrenceRule, type RecurrenceRule } from './recurrenceRule.ts';

/**
 * A form's rule after its shift has moved to another day. What followed from the old day follows the new one; what
 * somebody chose stays.
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
