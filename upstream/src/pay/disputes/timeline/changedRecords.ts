import type { ChangedColumns, TimelineRow } from './timelineRow.ts';

/** Only what a change took away or added: the rest of the punches or breaks stayed. */
export type RecordChange = { before: string[]; after: string[] };

const columns = { PUNCHES_CHANGED: 'time_punches', BREAKS_CHANGED: 'shift_breaks' } as const;

/** How far a record may be from the time when it was made, in milliseconds, to count as made live. */
const live = 60_000;

/** The column of the punches or breaks that a row is about; undefined for other rows. */
export function recordColumnOf(kind: TimelineRow['kind']): string | undefined {
  return kind === 'PUNCHES_CHANGED' || kind === 'BREAKS_CHANGED' ? columns[kind] : undefined;
}

/** What a change took away and added, as texts. */
export function recordChange(
  column: string,
  before: ChangedColumns = {},
  after: ChangedColumns = {},
): RecordChange {
  const [old, current] = [textsOf(before[column]), textsOf(after[column])];
  return {
    before: old.filter((text) => !current.includes(text)),
    after: current.filter((text) => !old.includes(text)),
  };
}

/**
 * Leaves out the making of records that are still there as they were made: their own entries say the same. What was recorded
 * afterwards, changed or deleted stays.
 */
export function withoutLiveRecords(rows: readonly TimelineRow[]): TimelineRow[] {
  return rows.filter(({ kind, at, details: { before, after } }) => {
    const column = recordColumnOf(kind);
    if (column === undefined) return true;
    const made = madeKind(recordChange(column, before ?? {}, after ?? {}));
    return !rows.some((one) => one.kind === made && Math.abs(one.at.getTime() - at.getTime()) < live);
  });
}

/** The kind of the one record that a change made, or of the end that it gave to a break; null for other changes. */
function madeKind({ before, after }: RecordChange): TimelineRow['kind'] | null {
  const [old, current] = [withoutNote(before[0]), withoutNote(after[0])];
  if (current === undefined || after.length > 1 || before.length > 1) return null;
  if (old !== undefined) return current.startsWith(`${old} to `) ? 'BREAK_ENDED' : null;
  if (current.startsWith('Clock-in ')) return 'CLOCKED_IN';
  if (current.startsWith('Clock-out ')) return 'CLOCKED_OUT';
  // A break with both ends was recorded afterwards.
  return current.includes(' to ') ? null : 'BREAK_STARTED';
}

function withoutNote(text: string | undefined): string | undefined {
  return text?.replace(/ \(.*$/s, '');
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];
}
