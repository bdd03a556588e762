import { expect, test } from 'vitest';
import { recordInTheWay } from './recordInTheWay.ts';

const punch = (databaseId: number, type: string) => ({
  databaseId,
  type,
  time: `2027-03-03T1${databaseId}:00:00Z`,
  recordedByName: 'Otto Archer',
});
const records = {
  timePunches: [punch(1, 'CLOCK_IN'), punch(2, 'CLOCK_OUT')],
  shiftBreaks: [
    { databaseId: 3, startTime: '2027-03-03T13:00:00Z', endTime: '2027-03-03T13:30:00Z' },
    { databaseId: 4, startTime: '2027-03-03T14:00:00Z', endTime: null },
  ],
};

test.each([
  ['clockIn', { kind: 'punch', databaseId: 1, recordedByName: 'Otto Archer' }],
  ['clockOut', { kind: 'punch', databaseId: 2 }],
  ['startBreak', { kind: 'break', databaseId: 4, time: '2027-03-03T14:00:00Z' }],
] as const)('a %s replaces the record of its kind', (kind, expected) => {
  expect(recordInTheWay(kind, records)).toMatchObject(expected);
});

test.each(['endBreak', 'noShow'] as const)('a %s replaces nothing', (kind) => {
  expect(recordInTheWay(kind, records)).toBeNull();
});

test.each(['clockIn', 'startBreak'] as const)('a %s replaces nothing where there is no record', (kind) => {
  expect(recordInTheWay(kind, { timePunches: [], shiftBreaks: [] })).toBeNull();
});
