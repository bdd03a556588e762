import type { Transaction } from 'kysely';
import type { Caller } from '../../platform/access/caller.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { readTimeRecords, type Punch, type ShiftBreak, type Work } from './work.ts';

type Actor = { caller: Pick<Caller, 'userId'>; now: Date };

/** Records in the history of the gig which punches or breaks of this work a manager changed. */
export async function recordTimeChange(
  trx: Transaction<Tables>,
  work: Work,
  { caller, now }: Actor,
): Promise<void> {
  const records = await readTimeRecords(trx, work.id);
  // A change within a minute shows in its milliseconds only.
  const change =
    difference(describe(work, work), describe(records, work)) ??
    difference(describe(work, work, exact), describe(records, work, exact));
  if (!change) return;
  await trx
    .insertInto('changes')
    .values({
      subject: 'gig_applications',
      subject_id: work.id,
      gig_id: work.gig_id,
      location_id: work.location_id,
      actor_user_id: caller.userId,
      action: 'changed',
      before: JSON.stringify(change.before),
      after: JSON.stringify(change.after),
      created_ts: now,
    })
    .execute();
}

type Records = { punches: readonly Punch[]; breaks: readonly ShiftBreak[] };

type Texts = Record<'time_punches' | 'shift_breaks', readonly string[]>;

/** The fields that differ; null if none does. */
function difference(before: Texts, after: Texts) {
  const changed = (['time_punches', 'shift_breaks'] as const).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  const only = (texts: Texts) => Object.fromEntries(changed.map((field) => [field, texts[field]]));
  return changed.length > 0 ? { before: only(before), after: only(after) } : null;
}

const exact = { second: '2-digit', fractionalSecondDigits: 3 } as const;

function describe(
  { punches, breaks }: Records,
  { timezone }: Pick<Work, 'timezone'>,
  more: Intl.DateTimeFormatOptions = {},
): Texts {
  const format = new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    ...more,
    timeZone: timezone,
  });
  // Some versions of ICU separate the time by a narrow space.
  const at = (time: Date) => format.format(time).replaceAll('\u202F', ' ');
  return {
    time_punches: punches.map(({ time, punch_type, note }) =>
      withNote(`${punch_type === 'CLOCK_IN' ? 'Clock-in' : 'Clock-out'} ${at(time)}`, note),
    ),
    shift_breaks: breaks.map(({ start_time, end_time, note }) =>
      withNote(`Break from ${at(start_time)}${end_time === null ? '' : ` to ${at(end_time)}`}`, note),
    ),
  };
}

function withNote(text: string, note: string | null): string {
  return note === null ? text : `${text} (${note})`;
}
