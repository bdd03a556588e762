import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { expect, test } from 'vitest';
import type { RecordedAction } from '../sendRosterAction.ts';
import type { Act } from './act.ts';
import { withActs } from './withActs.ts';

const at = (time: string) => Temporal.Instant.from(`2026-05-01T${time}:00Z`);
const act = (kind: RecordedAction, time: string, refusal: string | null = null): Act => ({
  order: 1,
  key: 'key',
  accountId: 'user-1',
  gigId: 'gig-5',
  page: '/',
  applicationId: 'application-1',
  isSent: false,
  kind,
  time: at(time).toString(),
  note: null,
  refusal,
});
const expected = { workStart: at('09:00'), workEnd: at('17:00'), punches: [], breaks: [] };

test('what waits counts, in the order of its times, and a clock-out ends the break', () => {
  const acts = [act('clockIn', '09:01'), act('startBreak', '12:00'), act('clockOut', '12:30')];
  expect(withActs(expected, acts)).toEqual({
    ...expected,
    punches: [
      { type: 'CLOCK_IN', time: at('09:01') },
      { type: 'CLOCK_OUT', time: at('12:30') },
    ],
    breaks: [{ start: at('12:00'), end: at('12:30') }],
  });
});

test('an earlier clock-in that was recorded later is first', () => {
  const punches = [{ type: 'CLOCK_OUT' as const, time: at('16:00') }];
  expect(withActs({ ...expected, punches }, [act('clockIn', '09:00')]).punches).toEqual([
    { type: 'CLOCK_IN', time: at('09:00') },
    ...punches,
  ]);
});

test('the end of a break ends only the one that the pro is on', () => {
  const taken = { start: at('10:00'), end: at('10:15') };
  const work = { ...expected, breaks: [taken, { start: at('12:00'), end: null }] };
  expect(withActs(work, [act('endBreak', '12:20')]).breaks).toEqual([
    taken,
    { start: at('12:00'), end: at('12:20') },
  ]);
});

test('a break before a clock-out of another manager ends with it, until its end counts', () => {
  const gone = {
    ...expected,
    punches: [
      { type: 'CLOCK_IN' as const, time: at('09:00') },
      { type: 'CLOCK_OUT' as const, time: at('16:00') },
    ],
    breaks: [{ start: at('13:00'), end: at('13:30') }],
  };
  const [start, end] = [act('startBreak', '15:00'), act('endBreak', '15:20')];
  expect(withActs(gone, [start]).breaks).toEqual([...gone.breaks, { start: at('15:00'), end: at('16:00') }]);
  expect(withActs(gone, [start, end]).breaks).toEqual([
    ...gone.breaks,
    { start: at('15:00'), end: at('15:20') },
  ]);
});

test('no-shows and what was refused have no times', () => {
  expect(withActs(expected, [act('noShow', '10:00'), act('clockIn', '09:00', 'Too late.')])).toEqual(
    expected,
  );
});

test('a change of a recorded time adds no record', () => {
  const replacing = { ...act('clockIn', '09:00'), replaces: { kind: 'punch', databaseId: 7 } as const };
  expect(withActs(expected, [replacing])).toEqual(expected);
});
