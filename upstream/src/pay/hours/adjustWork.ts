import type { Transaction } from 'kysely';
import { adjustHours } from '../../filling/applications/transitions/adjustHours.ts';
import type { AppliedTransition } from '../../filling/applications/transitions/applyTransition.ts';
import { replaceBreaks } from '../../day/timesheets/replaceBreaks.ts';
import type { StatedBreak } from '../../day/timesheets/requirePossibleBreaks.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { countedTime } from './countedTime.ts';
import { gapsToDeduct } from './hoursToPay.ts';
import type { Span } from './punchedTime.ts';
import { readTimesOf } from './readTimesOf.ts';

type Adjustment = {
  working_hours?: { start_time?: Date | undefined; end_time?: Date | undefined } | undefined;
  /** All breaks that count; undefined to leave them. */
  shift_breaks?: readonly StatedBreak[] | undefined;
  reason: string;
};

/** Corrects the hours of a pro and their breaks, until they are paid. */
export function adjustWork({ working_hours, shift_breaks, reason }: Adjustment): AppliedTransition {
  return async (facts, trx) => {
    const { id, work_start_time, work_end_time } = facts.application;
    // Who corrects a break only leaves the hours as they count, which follow from the punches until they are set.
    const { hours, gaps } = working_hours
      ? { hours: working_hours, gaps: () => [] }
      : await hoursThatCount(trx, id);
    const change = adjustHours(hours, reason)(facts);
    if (shift_breaks) {
      const start = hours.start_time ?? work_start_time;
      const end = hours.end_time ?? work_end_time;
      const caller = { userId: facts.actor.userId };
      const deducted = gaps(shift_breaks).flatMap((gap) => withoutBreaks(gap, shift_breaks));
      const breaks = [...shift_breaks, ...deducted];
      const replacement = { applicationId: id, breaks, hours: { start, end } };
      await replaceBreaks(trx, replacement, { caller, now: facts.now });
    }
    return change;
  };
}

/** What of a gap between stretches of work no break covers. */
function withoutBreaks(gap: Span, breaks: readonly StatedBreak[]): StatedBreak[] {
  const parts = breaks.reduce<Span[]>(
    (rest, { start_time, end_time }) =>
      rest.flatMap(({ start, end }) => [
        { start, end: start_time < end ? start_time : end },
        { start: end_time > start ? end_time : start, end },
      ]),
    [gap],
  );
  return parts
    .filter(({ start, end }) => start < end)
    .map(({ start, end }) => ({ start_time: start, end_time: end }));
}

/** The hours that count as one span, and the gaps in it that become breaks, beside those stated, once the hours are set. */
async function hoursThatCount(trx: Transaction<Tables>, applicationId: number) {
  const work = await trx
    .selectFrom('gig_applications')
    .innerJoin('gigs', 'gigs.id', 'gig_applications.gig_id')
    .select(['work_start_time', 'work_end_time', 'hours_updated_ts', 'sent_home_ts', 'unpaid_break_minutes'])
    .where('gig_applications.id', '=', applicationId)
    .executeTakeFirstOrThrow();
  const timesOf = await readTimesOf(trx, [applicationId]);
  const recorded = { ...work, ...timesOf(applicationId) };
  const { start, end } = countedTime(recorded);
  const gaps = (breaks: readonly StatedBreak[]) => gapsToDeduct({ ...recorded, breaks });
  return { hours: { start_time: start, end_time: end }, gaps };
}
