import { type AttendanceState, isNotComing } from '@brigade/domain/day/roster/attendance.ts';
import { graphql, readInlineData } from 'relay-runtime';
import type { scheduledShift_application$key } from '../../../__generated__/scheduledShift_application.graphql.ts';
import type { BoardGig } from '../../../schedule/calendar/entries/boardGig.ts';
import type { SlotState } from '../../../ui/layout/Slots.tsx';
import { currentAttendance } from '../../roster/currentAttendance.ts';

/** A pro with a shift. */
export interface ScheduledPro {
  readonly id: string;
  readonly uuid: string;
  readonly name: string;
  readonly picture: string | null;
}

/** A shift of a pro. */
export interface ScheduledShift {
  readonly id: string;
  readonly gig: BoardGig;
  readonly pro: ScheduledPro;
  /** What its place counts as: of a pro who was only selected, it is pending. */
  readonly place: Exclude<SlotState, 'open'>;
  /** Where the pro is. Null until they are confirmed. */
  readonly attendance: AttendanceState | null;
  /** The minutes of that week with all work in the organization, if they are more than its limit. */
  readonly overtimeMinutes: number | null;
}

/** Reads the shifts of pros in these gigs, without those that were given up before the day. */
export function scheduledShifts(
  keys: readonly scheduledShift_application$key[],
  gigs: ReadonlyMap<number, BoardGig>,
): readonly ScheduledShift[] {
  return keys.flatMap((key) => {
    const application = readInlineData(
      graphql`
        fragment scheduledShift_application on GigApplication @inline @throwOnFieldError {
          id
          gigDatabaseId
          isConfirmed
          isCancelled
          attendance {
            state
            since
          }
          conflicts @catch(to: NULL) {
            kind
            weekMinutes
          }
          pro {
            id
            uuid
            displayName
            headshot {
              url
            }
          }
        }
      `,
      key,
    );
    const { pro } = application;
    const gig = gigs.get(application.gigDatabaseId);
    const state = application.attendance
      ? currentAttendance(application.attendance.state, application.attendance.since)
      : null;
    const isGivenUp = application.isConfirmed ? state === 'CANCELLED' : application.isCancelled;
    if (!gig || isGivenUp) return [];
    const overtime = application.conflicts?.find(({ kind }) => kind === 'OVERTIME');
    return [
      {
        id: application.id,
        gig,
        pro: { id: pro.id, uuid: pro.uuid, name: pro.displayName, picture: pro.headshot?.url ?? null },
        place: isNotComing(state) ? 'broken' : application.isConfirmed ? 'sure' : 'pending',
        attendance: state,
        overtimeMinutes: overtime?.weekMinutes ?? null,
      },
    ];
  });
}
