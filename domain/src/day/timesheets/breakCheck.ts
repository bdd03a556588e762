import type { Temporal } from '../../platform/time/temporal.ts';
import type { BreakCompliance } from '../../schedule/gigs/breakCompliance.ts';
import type { BreakRule } from '../../schedule/suggestedBreaks/suggestedBreak.ts';

type Instant = Temporal.Instant;

/** How far the length of a break may be from the rule, in minutes. */
const tolerance = 5;

/** What the check of a break is derived from. Breaks are in order; an open one has no end. */
export interface RecordedWork {
  /** The break rules of the market. */
  readonly rules: readonly BreakRule[];
  readonly workStart: Instant;
  readonly workEnd: Instant;
  /** The first clock-in; null without one. */
  readonly clockIn: Instant | null;
  /** The last clock-out; null while the pro is at work. */
  readonly clockOut: Instant | null;
  /** Whether the pro forgot to clock out and the system did. */
  readonly isClockOutAutomatic: boolean;
  readonly breaks: readonly { readonly start: Instant; readonly end: Instant | null }[];
}

/** How the break of a pro compares with the rule for a shift of this length. */
export interface BreakCheck {
  readonly status: Exclude<BreakCompliance, 'NON_COMPLIANT'>;
  /** Null if no rule applies. */
  readonly rule: BreakRule | null;
  /** When the break starts at the latest; null if no rule applies or before the clock-in. */
  readonly dueAt: Instant | null;
  /** By how many minutes the break was late, too short or too long; 0 otherwise. */
  readonly minutesOff: number;
}

/**
 * Checks the breaks of a pro: one that satisfies the rule is enough, whatever is taken besides, and breaks do not add up.
 * Without such a break, the longest one says what was wrong.
 *
 * @param now decides whether a clock-in is still expected
 */
export function breakCheck(work: RecordedWork, now: Instant): BreakCheck {
  const { rules, clockIn, clockOut, isClockOutAutomatic } = work;
  const rule = applyingRule(work);
  if (!rule) {
    const status = rules.length === 0 ? 'NOT_APPLICABLE' : 'SHORT_SHIFT';
    return { status, rule: null, dueAt: null, minutesOff: 0 };
  }
  const dueAt = clockIn && clockIn.add({ minutes: rule.triggerMinutes });
  const check = (status: BreakCheck['status'], minutesOff = 0) => ({ status, rule, dueAt, minutesOff });
  if (!dueAt) return check(isBefore(now, work.workEnd) ? 'UNKNOWN' : 'NO_START_END_TIME');
  const taken = longestBreak(work);
  if (!taken) {
    if (!clockOut) return check('UNKNOWN');
    return check(isClockOutAutomatic ? 'NO_START_END_TIME' : 'SKIPPED');
  }
  if (work.breaks.some((one) => deviation(one, rule, dueAt).status === 'COMPLIANT'))
    return check('COMPLIANT');
  const { status, minutesOff } = deviation(taken, rule, dueAt);
  return check(status, minutesOff);
}

/** How one break deviates from the rule; one that has not ended can still do either. */
function deviation(
  { start, end }: RecordedWork['breaks'][number],
  { lengthMinutes }: BreakRule,
  dueAt: Instant,
): Pick<BreakCheck, 'status' | 'minutesOff'> {
  if (!end) return { status: 'UNKNOWN', minutesOff: 0 };
  const late = minutesBetween(dueAt, start);
  if (late > 0) return { status: 'TOO_LATE', minutesOff: Math.ceil(late) };
  const longer = minutesBetween(start, end) - lengthMinutes;
  if (longer < -tolerance) return { status: 'TOO_SHORT', minutesOff: Math.ceil(-longer) };
  return longer > tolerance
    ? { status: 'TOO_LONG', minutesOff: Math.ceil(longer) }
    : { status: 'COMPLIANT', minutesOff: 0 };
}

/** What the check of its break says about a shift as a whole. */
export function shiftCompliance(status: BreakCheck['status']): BreakCompliance {
  switch (status) {
    case 'COMPLIANT':
    case 'NOT_APPLICABLE':
    case 'SHORT_SHIFT':
    case 'UNKNOWN':
      return status;
    default:
      return 'NON_COMPLIANT';
  }
}

/** The rule of the longest shifts that are shorter than the time worked, or posted while that is not known. */
function applyingRule({ rules, workStart, workEnd, ...punches }: RecordedWork): BreakRule | undefined {
  const { clockIn, clockOut, isClockOutAutomatic } = punches;
  const minutes =
    clockIn && clockOut && !isClockOutAutomatic
      ? minutesBetween(clockIn, clockOut)
      : minutesBetween(workStart, workEnd);
  return rules
    .filter(({ triggerMinutes }) => triggerMinutes < minutes)
    .toSorted((one, other) => other.triggerMinutes - one.triggerMinutes)[0];
}

/** An open break counts as the longest. */
function longestBreak({ breaks }: RecordedWork) {
  const length = ({ start, end }: (typeof breaks)[number]) =>
    end ? minutesBetween(start, end) : Number.POSITIVE_INFINITY;
  return breaks.toSorted((one, other) => length(other) - length(one))[0];
}

function minutesBetween(start: Instant, end: Instant): number {
  return (end.epochMilliseconds - start.epochMilliseconds) / 60_000;
}

function isBefore(one: Instant, other: Instant): boolean {
  return one.epochMilliseconds < other.epochMilliseconds;
}
