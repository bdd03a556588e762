import { describe, expect, test } from 'vitest';
import type { RecordedAction } from '../sendRosterAction.ts';
import { recordInTheWay } from './recordInTheWay.ts';

const at = (time: string) => `2027-03-03T${time}:00Z`;
const act = (kind: RecordedAction, time: string) => ({ kind, time: at(time) });
const punch = (databaseId: number, type: string, time: string) => ({
  databaseId,
  type,
  time: at(time),
  recordedByName: 'Otto Archer',
});
const shiftBreak = (databaseId: number, start: string, end: string | null) => ({
  databaseId,
  startTime: at(start),
  endTime: end === null ? null : at(end),
  recordedByName: 'Olive Owner',
});

// The pro went home for two hours.
const timePunches = [
  punch(1, 'CLOCK_IN', '09:00'),
  punch(2, 'CLOCK_OUT', '12:00'),
  punch(3, 'CLOCK_IN', '14:00'),
];
const taken = [shiftBreak(4, '10:00', '10:30'), shiftBreak(5, '15:00', '15:30')];
const records = { timePunches, shiftBreaks: taken };

describe('a punch', () => {
  test.each([
    ['clockIn', '08:55', 1],
    ['clockIn', '11:00', 1],
    ['clockIn', '13:50', 3],
    ['clockIn', '14:00', 3],
    ['clockOut', '11:50', 2],
    ['clockOut', '12:10', 2],
  ] as const)('a punch is in the way of a %s at %s that is next to it', (kind, time, databaseId) => {
    expect(recordInTheWay(act(kind, time), records)).toMatchObject({
      kind: 'punch',
      databaseId,
      recordedByName: 'Otto Archer',
    });
  });

  test.each([
    ['clockOut', '08:00'],
    ['clockOut', '16:00'],
    ['noShow', '09:30'],
  ] as const)('a punch is not in the way of a %s at %s, which does not belong to it', (kind, time) => {
    expect(recordInTheWay(act(kind, time), records)).toBeNull();
  });
});

describe('a break', () => {
  test('a break that the pro is on is in the way of a start', () => {
    const shiftBreaks = [...taken, shiftBreak(6, '16:00', null)];
    expect(recordInTheWay(act('startBreak', '15:50'), { timePunches, shiftBreaks })).toMatchObject({
      kind: 'break',
      databaseId: 6,
      time: at('16:00'),
      recordedByName: 'Olive Owner',
    });
    expect(recordInTheWay(act('endBreak', '16:20'), { timePunches, shiftBreaks })).toBeNull();
  });

  test('a break that was at that time is in the way of a start', () => {
    expect(recordInTheWay(act('startBreak', '10:05'), records)).toMatchObject({ databaseId: 4 });
    expect(recordInTheWay(act('startBreak', '10:30'), records)).toBeNull();
  });

  test('a break that began before is in the way of an end, at its own end', () => {
    expect(recordInTheWay(act('endBreak', '10:20'), records)).toMatchObject({
      databaseId: 4,
      time: at('10:30'),
    });
    expect(recordInTheWay(act('endBreak', '15:40'), records)).toMatchObject({
      databaseId: 5,
      time: at('15:30'),
    });
    expect(recordInTheWay(act('endBreak', '09:30'), records)).toBeNull();
  });
});

test.each(['clockIn', 'clockOut', 'startBreak', 'endBreak'] as const)(
  'a %s replaces nothing where there is no record',
  (kind) => {
    expect(recordInTheWay(act(kind, '10:00'), { timePunches: [], shiftBreaks: [] })).toBeNull();
  },
);
