import type { RecordedAction } from '../sendRosterAction.ts';

/** The time records of a pro on the server, the earliest first. */
interface TimeRecords {
  readonly timePunches: readonly {
    readonly databaseId: number;
    readonly type: string;
    readonly time: string;
    readonly recordedByName: string | null | undefined;
  }[];
  readonly shiftBreaks: readonly {
    readonly databaseId: number;
    readonly startTime: string;
    readonly endTime: string | null | undefined;
  }[];
}

/** A record on the server that another one of its kind can replace. */
interface ReplaceableRecord {
  readonly kind: 'punch' | 'break';
  readonly databaseId: number;
  readonly time: string;
  /** Null for one of the pro or of the system, and for breaks. */
  readonly recordedByName: string | null;
}

/** The record on the server that an act would replace. Null if there is none, so that nothing can be replaced. */
export function recordInTheWay(
  kind: RecordedAction,
  { timePunches, shiftBreaks }: TimeRecords,
): ReplaceableRecord | null {
  if (kind === 'startBreak') {
    const open = shiftBreaks.find(({ endTime }) => endTime == null);
    return open
      ? { kind: 'break', databaseId: open.databaseId, time: open.startTime, recordedByName: null }
      : null;
  }
  const type = kind === 'clockIn' ? 'CLOCK_IN' : kind === 'clockOut' ? 'CLOCK_OUT' : null;
  const punch = timePunches.findLast((one) => one.type === type);
  return punch
    ? {
        kind: 'punch',
        databaseId: punch.databaseId,
        time: punch.time,
        recordedByName: punch.recordedByName ?? null,
      }
    : null;
}
