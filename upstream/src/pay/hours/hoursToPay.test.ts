import { describe, expect, test } from 'vitest';
import { hoursFromStart } from '../../testing/builders.ts';
import { hoursToPay } from './hoursToPay.ts';
import type { WorkedHours } from './workedHours.ts';

/** 8 hours with an unpaid break of 30 minutes. */
const posted: WorkedHours = {
  original_work_start_time: hoursFromStart(0),
  original_work_end_time: hoursFromStart(8),
  work_start_time: hoursFromStart(0),
  work_end_time: hoursFromStart(8),
  hours_updated_ts: null,
  sent_home_ts: null,
  sent_home_reason: null,
  unpaid_break_minutes: 30,
  is_overfill: false,
  guaranteed_minutes: null,
  punches: [],
  breaks: [],
  corrected_ts: null,
};

const punched = (clockIn: number, clockOut?: number, is_automatic = false): Partial<WorkedHours> => ({
  punches: [
    { punch_type: 'CLOCK_IN', time: hoursFromStart(clockIn), is_automatic: false },
    ...(clockOut === undefined
      ? []
      : [{ punch_type: 'CLOCK_OUT' as const, time: hoursFromStart(clockOut), is_automatic }]),
  ],
});

const sentHome = (
  at: number,
  sent_home_reason: NonNullable<WorkedHours['sent_home_reason']>,
): Partial<WorkedHours> => ({
  ...punched(0, at),
  sent_home_reason,
  sent_home_ts: hoursFromStart(at),
  hours_updated_ts: hoursFromStart(at),
  work_end_time: hoursFromStart(4),
});

const adjusted = (from: number, until: number): Partial<WorkedHours> => ({
  work_start_time: hoursFromStart(from),
  work_end_time: hoursFromStart(until),
  hours_updated_ts: hoursFromStart(10),
});

describe('a pro is paid', () => {
  test.each<[string, Partial<WorkedHours>, number, number | null, string[]]>([
    ['the posted time without punches', {}, 450, null, ['NOT_CLOCKED_IN']],
    ['the punched time', punched(0, 8), 450, 450, []],
    ['from the posted start when they came early', punched(-0.25, 8), 450, 465, []],
    ['from the clock-in when they came late', punched(0.5, 8), 420, 420, ['LATE']],
    ['until the clock-out when they stayed', punched(0, 9), 510, 510, ['STAYED_LONGER']],
    ['until the clock-out when they left', punched(0, 7), 390, 390, ['LEFT_EARLY']],
    ['until the posted end without a clock-out', punched(0), 450, null, ['NOT_CLOCKED_OUT']],
    ['until the posted end after an automatic one', punched(0, 12, true), 450, null, ['NOT_CLOCKED_OUT']],
    ['the hours that a manager set', { ...punched(0, 8), ...adjusted(0, 6) }, 330, 450, ['ADJUSTED']],
  ])('a pro is paid %s', (_what, change, minutes, punchedMinutes, flags) => {
    expect(hoursToPay({ ...posted, ...change })).toEqual({
      posted_minutes: 450,
      punched_minutes: punchedMinutes,
      minutes_to_pay: minutes,
      covered_minutes: 0,
      flags,
    });
  });

  test('a pro is paid without the recorded breaks, except one that has not ended', () => {
    const breaks = [
      { start_time: hoursFromStart(2), end_time: hoursFromStart(2.75) },
      { start_time: hoursFromStart(5), end_time: null },
    ];
    expect(hoursToPay({ ...posted, ...punched(0, 8), breaks }).minutes_to_pay).toBe(435);
  });

  test('a pro is paid without the minutes of two breaks that overlap, which count once', () => {
    const breaks = [
      { start_time: hoursFromStart(3.5), end_time: hoursFromStart(8) },
      { start_time: hoursFromStart(4), end_time: hoursFromStart(4.25) },
      { start_time: hoursFromStart(7.75), end_time: hoursFromStart(8) },
    ];
    expect(hoursToPay({ ...posted, ...punched(0, 8), breaks })).toMatchObject({
      minutes_to_pay: 240,
      punched_minutes: 210,
    });
  });

  test('a pro is paid without a break only as far as it is in the paid time', () => {
    const breaks = [{ start_time: hoursFromStart(6), end_time: hoursFromStart(12) }];
    expect(hoursToPay({ ...posted, ...punched(0, 12, true), breaks }).minutes_to_pay).toBe(360);
    expect(hoursToPay({ ...posted, ...punched(0, 12), ...adjusted(0, 5), breaks }).minutes_to_pay).toBe(300);
  });
});

const stretches = (...times: [clockIn: number, clockOut?: number][]): Partial<WorkedHours> => ({
  punches: times.flatMap(([clockIn, clockOut]) => punched(clockIn, clockOut).punches ?? []),
});
const pause = (start: number, end: number) => ({
  start_time: hoursFromStart(start),
  end_time: hoursFromStart(end),
});

describe('two stretches of work in one shift', () => {
  test.each<[string, Partial<WorkedHours>, number, number | null]>([
    ['are paid without the gap between them', stretches([0, 3], [5, 8]), 360, 360],
    ['are paid with what the unpaid break has beyond the gap', stretches([0, 3], [3.25, 8]), 450, 450],
    ['are paid until the posted end without the last clock-out', stretches([0, 3], [5]), 360, null],
    ['are paid from the posted start', stretches([-0.25, 3], [5, 8]), 360, 375],
    ['are paid as one after a stretch before the posted start', stretches([-0.25, -0.1], [0, 8]), 450, 465],
    [
      'are paid without the breaks in them, as far as they are in them',
      { ...stretches([0, 3], [5, 8]), breaks: [pause(1, 1.5), pause(2.5, 5.5)] },
      270,
      270,
    ],
    [
      'are paid as one once a manager set the hours',
      { ...stretches([0, 3], [5, 8]), ...adjusted(0, 8) },
      450,
      360,
    ],
    [
      'are paid as one when the clock-out between them is deleted',
      { punches: [...(punched(0).punches ?? []), ...(punched(5, 8).punches ?? [])] },
      450,
      450,
    ],
    [
      'are paid until a pro is sent home',
      { ...sentHome(6, 'CONDUCT'), ...stretches([0, 3], [5, 6]) },
      240,
      240,
    ],
  ])('two stretches of work in one shift %s', (_what, change, minutes, punchedMinutes) => {
    expect(hoursToPay({ ...posted, ...change })).toMatchObject({
      minutes_to_pay: minutes,
      punched_minutes: punchedMinutes,
    });
  });

  test('two stretches of work together have the whole minutes of their sum', () => {
    const halfMinutes = stretches([0, 3 + 1 / 120], [5, 8 + 1 / 120]);
    expect(hoursToPay({ ...posted, ...halfMinutes }).minutes_to_pay).toBe(361);
  });
});

describe('the minimum', () => {
  test.each<[string, Partial<WorkedHours>, number]>([
    ['is 4 hours for a pro who leaves early', punched(0, 1), 240],
    ['is 4 hours for a pro who is sent home', sentHome(1, 'FEWER_PROS_NEEDED'), 240],
    ['is 4 hours when a manager sets less', adjusted(0, 1), 240],
    [
      'is the posted time of a shorter shift',
      { ...punched(0, 1), original_work_end_time: hoursFromStart(3) },
      150,
    ],
    ['holds for a pro who is 15 minutes late', punched(0.25, 1), 240],
    ['does not hold for a pro who is later', punched(0.3, 1), 12],
    ['does not hold for a pro who is seconds later', punched(0.255, 1), 14],
    [
      'holds for a pro who came later and was sent home for another reason',
      { ...sentHome(1, 'OTHER'), ...punched(0.3, 1) },
      240,
    ],
    ['does not hold for attire', sentHome(1, 'ATTIRE'), 30],
    ['does not hold for conduct', sentHome(1, 'CONDUCT'), 30],
    [
      'does not hold for a pro who was sent home for being late before the clock-in',
      { ...sentHome(1, 'LATE'), punches: [] },
      30,
    ],
  ])('the minimum pay %s', (_what, change, minutes) => {
    expect(hoursToPay({ ...posted, ...change }).minutes_to_pay).toBe(minutes);
  });

  test('the minimum pay comes from the platform for an overfill pro who was not needed', () => {
    expect(hoursToPay({ ...posted, ...sentHome(1, 'FEWER_PROS_NEEDED'), is_overfill: true })).toMatchObject({
      minutes_to_pay: 240,
      covered_minutes: 210,
      flags: ['SENT_HOME', 'MINIMUM_PAY', 'COVERED_BY_PLATFORM'],
    });
    expect(hoursToPay({ ...posted, ...sentHome(1, 'OTHER'), is_overfill: true }).covered_minutes).toBe(0);
    const beforeClockIn = { ...sentHome(1, 'FEWER_PROS_NEEDED'), punches: [], is_overfill: true };
    expect(hoursToPay({ ...posted, ...beforeClockIn })).toMatchObject({
      minutes_to_pay: 240,
      covered_minutes: 210,
    });
  });
});

test('geo logs that wait for a review change no hours and raise a flag after those of the punched time', () => {
  const work = { ...posted, ...punched(0.5, 7), ...adjusted(0.5, 7) };
  const { flags, ...hours } = hoursToPay(work, { isGeoFlagged: true });

  expect(flags).toEqual(['LATE', 'LEFT_EARLY', 'GEO_FLAGGED', 'ADJUSTED']);
  expect(hoursToPay(work, { isGeoFlagged: false })).toEqual({
    ...hours,
    flags: ['LATE', 'LEFT_EARLY', 'ADJUSTED'],
  });
});

test('hours that a manager changes after sending a pro home are adjusted', () => {
  const change = { ...sentHome(1, 'OTHER'), ...adjusted(0, 6) };
  expect(hoursToPay({ ...posted, ...change })).toMatchObject({
    minutes_to_pay: 330,
    flags: ['SENT_HOME', 'ADJUSTED'],
  });
});

test('a late cancellation is paid its guaranteed hours, whatever else is recorded', () => {
  const shift = { ...posted, ...punched(1, 2), guaranteed_minutes: 240 };

  expect(hoursToPay(shift, { isGeoFlagged: true })).toEqual({
    posted_minutes: 450,
    punched_minutes: null,
    minutes_to_pay: 240,
    covered_minutes: 0,
    flags: ['CANCELLED_LATE'],
  });
});
