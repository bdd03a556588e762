/** Pros of a roster, and what managers record about them without a connection. */
import type { Act } from '../day/roster/outbox/act.ts';
import { type Application, makeApplication, makeGigWith } from './world.ts';

export const rosterPage = '/locations/1/gigs/5/roster';

export const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

/** A pro of gig 5, which began an hour ago, who has not clocked in. */
export function makeLatePro(databaseId: number, facts: Parameters<typeof makeApplication>[1] = {}) {
  return makeApplication(databaseId, {
    isSelected: true,
    isConfirmed: true,
    phoneNumber: '+16155550101',
    attendance: { state: 'LATE', since: minutesAgo(60) },
    workingHours: { startTime: minutesAgo(60), endTime: minutesAgo(-420) },
    timePunches: [],
    shiftBreaks: [],
    breakCheck: null,
    ...facts,
  });
}

/** Gig 5 with this roster, which the viewer may record. */
export function makeStartedGig(roster: readonly Application[]) {
  return makeGigWith(5, [...roster], {
    startTime: minutesAgo(60),
    endTime: minutesAgo(-420),
    roster,
    viewerCanRecordAttendance: true,
    viewerCanAdjustHours: true,
    viewerCannotRecordAttendanceReason: null,
  });
}

/** A clock-in of a pro that the viewer recorded in this browser, and that waits to be sent. */
export function makeAct(pro: Pick<Application, 'id'>, facts: Partial<Act> = {}): Act {
  return {
    order: 1,
    key: 'key',
    accountId: 'user-1',
    gigId: 'gig-5',
    page: rosterPage,
    applicationId: pro.id,
    kind: 'clockIn',
    time: minutesAgo(1),
    note: null,
    isSent: false,
    refusal: null,
    ...facts,
  };
}
