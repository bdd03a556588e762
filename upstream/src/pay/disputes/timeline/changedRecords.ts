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
 * Leaves out the making of records that still stand where they were made: their own entries say the same. What was recorded
 * afterwards, changed or deleted stays.
 */
export function withoutLiveRecords(rows: readonly TimelineRow[]): TimelineRow[] {
  const recorded = rows.filter(({ kind }) => /^(CLOCKED|BREAK)_(IN|OUT|STARTED|ENDED)$/.test(kind));
  return rows.filter(({ kind, at, details: { before, after } }) => {
    const column = recordColumnOf(kind);
    if (column === undefined) return true;
    const isLive = recorded.some((one) => Math.abs(one.at.getTime() - at.getTime()) < live);
    return !(isLive && isNewOrEnded(recordChange(column, before ?? {}, after ?? {})));
  });
}

/** Whether a change made one record, or ended a break. */
function isNewOrEnded({ before, after }: RecordChange): boolean {
  const [old, current] = [before[0], after[0]];
  if (current === undefined || after.length > 1) return false;
  const isOpenBreak = (text: string) => current.startsWith(`${text.replace(/ \(.*$/s, '')} to `);
  return old === undefined || (before.length === 1 && isOpenBreak(old));
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];
}
