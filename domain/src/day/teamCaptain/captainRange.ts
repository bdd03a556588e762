import { Temporal } from '../../platform/time/temporal.ts';

/** The longest range of time that a team captain sees at once, in hours. */
const longestHours = 7 * 24;

/** What a team captain looks at: the gigs around a gig in a range of time. */
interface CaptainRange {
  readonly sourceGigId: number;
  /** Instants in ISO 8601. */
  readonly startTime: string;
  readonly endTime: string;
  /** An IANA time zone. */
  readonly timeZone: string;
}

/** The names of the parameters, as addresses say them. */
type CaptainParameter = 'source_gig_id' | 'start_time' | 'end_time' | 'timezone';

/** A parameter that is missing, or what is wrong with it. */
export interface CaptainRangeProblem {
  readonly parameter: CaptainParameter;
  readonly problem: string;
}

/** A range, or what is wrong with its parameters. */
export type ReadCaptainRange = CaptainRange | readonly CaptainRangeProblem[];

/**
 * Reads the parameters of a range. All are required. Times are instants, or local times of the time zone.
 */
export function readCaptainRange(parameters: Record<string, unknown>): ReadCaptainRange {
  const problems: CaptainRangeProblem[] = [];
  const read = <Value>(parameter: CaptainParameter, parse: (text: string) => Value | null, wrong: string) => {
    const text = textOf(parameters[parameter]);
    const value = text === '' ? null : parse(text);
    if (value === null) problems.push({ parameter, problem: text === '' ? 'is missing' : wrong });
    return value;
  };
  const sourceGigId = read('source_gig_id', gigId, 'is not the number of a shift');
  const timeZone = read('timezone', knownZone, 'is not a time zone such as America/Chicago');
  const instant = (text: string) => instantOf(text, timeZone ?? 'UTC');
  const isNoTime = 'is not a time such as 2026-03-07T17:00:00Z';
  const start = read('start_time', instant, isNoTime);
  const end = read('end_time', instant, isNoTime);
  if (start && end) {
    const hours = end.since(start).total('hours');
    if (hours <= 0) problems.push({ parameter: 'end_time', problem: 'is not after the start' });
    if (hours > longestHours) {
      problems.push({ parameter: 'end_time', problem: 'is more than 7 days after the start' });
    }
  }
  if (problems.length > 0 || sourceGigId === null || timeZone === null || !start || !end) return problems;
  return { sourceGigId, startTime: start.toString(), endTime: end.toString(), timeZone };
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

function gigId(text: string): number | null {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

function knownZone(text: string): string | null {
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(text);
    return text;
  } catch {
    return null;
  }
}

/** An address that was written by hand has a space where its time says "+". */
function instantOf(text: string, zone: string): Temporal.Instant | null {
  const time = text.replace(' ', '+');
  try {
    return Temporal.Instant.from(time);
  } catch {
    try {
      return Temporal.PlainDateTime.from(text).toZonedDateTime(zone).toInstant();
    } catch {
      return null;
    }
  }
}
