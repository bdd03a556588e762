import { payWhenSentHome, type WorkSoFar } from '@brigade/domain/day/roster/payWhenSentHome.ts';
import {
  type SendHomeReason,
  sendHomeReasons,
} from '@brigade/domain/filling/applications/sendHomeReasons.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { sendHome } from '@brigade/upstream/filling/applications/transitions/sendHome.ts';
import { hoursToPay } from '@brigade/upstream/pay/hours/hoursToPay.ts';
import { applicationStates, transitionFacts } from '@brigade/upstream/testing/transitionFacts.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const minute = 60_000;
const hour = 60 * minute;
const start = Date.parse('2026-03-07T15:00:00Z');
const instant = (time: number) => Temporal.Instant.fromEpochMilliseconds(time);
const date = ({ epochMilliseconds }: Temporal.Instant) => new Date(epochMilliseconds);

interface Case {
  readonly work: WorkSoFar;
  readonly reason: SendHomeReason;
  readonly now: Temporal.Instant;
  readonly isOverfill: boolean;
}

/** What the REST API does when it sends the pro home: the end of the work that it stores, and what it pays. */
function paidUpstream({ work, reason, now, isOverfill }: Case) {
  const { postedStart, postedEnd, workStart, workEnd, punches, breaks, unpaidBreakMinutes } = work;
  const firstClockIn = punches.find(({ type }) => type === 'CLOCK_IN');
  const hours = {
    original_work_start_time: date(postedStart),
    work_start_time: date(workStart),
    work_end_time: date(workEnd),
  };
  const first_clock_in_ts = firstClockIn ? date(firstClockIn.time) : null;
  const application = { ...applicationStates.confirmed, ...hours, first_clock_in_ts };
  const facts = {
    ...transitionFacts({ application, gig: { start_time: date(postedStart) } }),
    now: date(now),
  };
  const { work_end_time } = sendHome(reason)(facts);
  const recorded = punches.map(({ type, time }) => ({
    punch_type: type,
    time: date(time),
    is_automatic: false,
  }));
  // Who is at work is clocked out.
  const out = { punch_type: 'CLOCK_OUT' as const, time: date(now), is_automatic: false };
  const { minutes_to_pay } = hoursToPay({
    ...hours,
    original_work_end_time: date(postedEnd),
    work_end_time: date(workEnd),
    hours_updated_ts: date(now),
    sent_home_ts: date(now),
    sent_home_reason: reason,
    unpaid_break_minutes: unpaidBreakMinutes,
    guaranteed_minutes: null,
    is_overfill: isOverfill,
    corrected_ts: null,
    punches: punches.at(-1)?.type === 'CLOCK_IN' ? [...recorded, out] : recorded,
    breaks: breaks.map((one) => ({ start_time: date(one.start), end_time: date(one.end ?? now) })),
  });
  return { until: work_end_time, minutes: minutes_to_pay };
}

function shownBefore({ work, reason, now }: Case) {
  const { until, minutes } = payWhenSentHome(work, reason, now);
  return { until: date(until), minutes };
}

const seconds = (most: number) => fc.integer({ min: 0, max: Math.floor(most / 1000) }).map((n) => n * 1000);

/** Work of 1 to 16 hours, perhaps with other hours than posted, up to an instant before its end. */
const cases: fc.Arbitrary<Case> = fc
  .record({
    length: fc.integer({ min: 60, max: 16 * 60 }).map((minutes) => minutes * minute),
    startsLater: fc.constantFrom(0, 0, 20 * minute, -30 * minute),
    endsLater: fc.constantFrom(0, 0, hour),
    reason: fc.constantFrom(...sendHomeReasons),
    unpaidBreakMinutes: fc.constantFrom(0, 30, 60),
    isOverfill: fc.boolean(),
  })
  .chain(({ length, startsLater, endsLater, ...rest }) =>
    seconds(length - minute).chain((elapsed) => {
      const now = start + elapsed;
      // From the time on at which clocking in is possible.
      const times = seconds(now - start + 15 * minute).map((offset) => start - 15 * minute + offset);
      return fc
        .record({
          punches: fc.uniqueArray(times, { maxLength: 5 }),
          breaks: fc.uniqueArray(times, { maxLength: 4 }),
          isOnBreak: fc.boolean(),
        })
        .map(({ punches, breaks, isOnBreak }) => ({
          ...rest,
          now: instant(now),
          work: {
            workStart: instant(start + startsLater),
            workEnd: instant(start + length + endsLater),
            postedStart: instant(start),
            postedEnd: instant(start + length),
            unpaidBreakMinutes: rest.unpaidBreakMinutes,
            punches: punches
              .toSorted((one, other) => one - other)
              .map((time, index) => ({
                type: index % 2 === 0 ? ('CLOCK_IN' as const) : ('CLOCK_OUT' as const),
                time: instant(time),
              })),
            breaks: spansOf(breaks, isOnBreak),
          },
        }));
    }),
  );

/** Breaks one after the other; the last has not ended if there is a start without an end. */
function spansOf(times: readonly number[], isOnBreak: boolean): WorkSoFar['breaks'] {
  const sorted = times.toSorted((one, other) => one - other).map(instant);
  return sorted.flatMap((from, index) => {
    const end = sorted[index + 1] ?? null;
    return index % 2 === 1 || (end === null && !isOnBreak) ? [] : [{ start: from, end }];
  });
}

const at = (time: string) => Temporal.Instant.from(`2026-03-07T${time}:00Z`);
const clock = (...times: readonly string[]): WorkSoFar['punches'] =>
  times.map((time, index) => ({ type: index % 2 === 0 ? 'CLOCK_IN' : 'CLOCK_OUT', time: at(time) }));
const eightHours: WorkSoFar = {
  workStart: at('09:00'),
  workEnd: at('17:00'),
  postedStart: at('09:00'),
  postedEnd: at('17:00'),
  punches: clock('09:00'),
  breaks: [],
  unpaidBreakMinutes: 30,
};

test.each<[string, Partial<WorkSoFar>, SendHomeReason, string, number]>([
  ['who is not needed after an hour', {}, 'FEWER_PROS_NEEDED', '10:00', 240],
  ['who worked for more than 4 hours', {}, 'OTHER', '15:00', 330],
  ['of a short shift', { workEnd: at('12:00'), postedEnd: at('12:00') }, 'OTHER', '10:00', 150],
  ['who came 15 minutes late', { punches: clock('09:15') }, 'LATE', '10:00', 240],
  ['who came 16 minutes late', { punches: clock('09:16') }, 'LATE', '10:00', 14],
  ['who came late and leaves for another reason', { punches: clock('10:00') }, 'OTHER', '11:00', 240],
  ['who never clocked in and is late', { punches: [] }, 'LATE', '09:30', 0],
  ['without the right attire', {}, 'ATTIRE', '10:00', 30],
  ['who is on a break', { breaks: [{ start: at('14:00'), end: null }] }, 'CONDUCT', '14:45', 300],
  ['who clocked in twice', { punches: clock('09:00', '11:00', '12:00') }, 'CONDUCT', '16:00', 360],
  ['whose hours were moved before', { workStart: at('10:00'), punches: clock('10:00') }, 'LATE', '11:00', 30],
])('the dialog for sending home shows what is paid to a pro %s', (_who, change, reason, time, minutes) => {
  const one = { work: { ...eightHours, ...change }, reason, now: at(time), isOverfill: false };
  expect(shownBefore(one).minutes).toBe(minutes);
  expect(paidUpstream(one)).toEqual(shownBefore(one));
});

test('the dialog for sending home shows what is paid, and until when, for any work, reason and time', () => {
  fc.assert(
    fc.property(cases, (one) => {
      expect(shownBefore(one)).toEqual(paidUpstream(one));
    }),
    { numRuns: 2000 },
  );
});
