import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import type { Act, ServerRecord } from './act.ts';

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
    readonly recordedByName: string | null | undefined;
  }[];
}

/** A record on the server that can get the time of another one of its kind. */
interface ReplaceableRecord extends ServerRecord {
  readonly time: string;
  /** Null for one of the pro or of the system, and for a break if unknown. */
  readonly recordedByName: string | null;
}

/** The record on the server that an act would replace. Null if there is none, so that nothing can be replaced. */
export function recordInTheWay(
  { kind, time }: Pick<Act, 'kind' | 'time'>,
  { timePunches, shiftBreaks }: TimeRecords,
): ReplaceableRecord | null {
  switch (kind) {
    case 'clockIn':
      return punchInTheWay('CLOCK_IN', time, timePunches);
    case 'clockOut':
      return punchInTheWay('CLOCK_OUT', time, timePunches);
    case 'startBreak':
      return startInTheWay(time, shiftBreaks);
    case 'endBreak':
      return endInTheWay(time, shiftBreaks);
    default:
      return null;
  }
}

/** The punch of a type right before or after a time: two of a type cannot follow each other. */
function punchInTheWay(type: string, time: string, punches: TimeRecords['timePunches']) {
  const previous = punches.findLast((punch) => !isAfter(punch.time, time));
  const next = punches.find((punch) => isAfter(punch.time, time));
  const punch = [previous, next].find((one) => one?.type === type);
  if (!punch) return null;
  const { databaseId, recordedByName = null } = punch;
  return { kind: 'punch' as const, databaseId, time: punch.time, recordedByName };
}

/** The break that the pro is on, or was on at a time: breaks cannot overlap. */
function startInTheWay(time: string, breaks: TimeRecords['shiftBreaks']) {
  const taken =
    breaks.find(({ endTime }) => endTime == null) ??
    breaks.find(({ startTime, endTime }) => !isAfter(startTime, time) && isAfter(endTime ?? time, time));
  return taken ? breakAt(taken, taken.startTime) : null;
}

/** The last break that began before a time, if the pro is on none: it has another end. */
function endInTheWay(time: string, breaks: TimeRecords['shiftBreaks']) {
  if (breaks.some(({ endTime }) => endTime == null)) return null;
  const taken = breaks.findLast(({ startTime }) => isAfter(time, startTime));
  return taken?.endTime == null ? null : breakAt(taken, taken.endTime);
}

function breakAt({ databaseId, recordedByName = null }: TimeRecords['shiftBreaks'][number], time: string) {
  return { kind: 'break' as const, databaseId, time, recordedByName };
}

function isAfter(one: string, other: string): boolean {
  return Temporal.Instant.compare(Temporal.Instant.from(one), Temporal.Instant.from(other)) > 0;
}
