import type { AttendanceState } from '@brigade/domain/day/roster/attendance.ts';
import { isReplaceable } from '@brigade/domain/day/roster/replaceable.ts';
import {
  captainActions,
  type RosterAction,
  rosterActionsOf,
} from '@brigade/domain/day/roster/rosterActions.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { graphql, readInlineData } from 'react-relay/hooks';
import type { readRosterPro_application$key } from '../../__generated__/readRosterPro_application.graphql.ts';
import { currentInstant } from '../../platform/clock/currentTime.ts';
import { currentAttendance } from './currentAttendance.ts';
import type { RosterFill } from './readRosterFill.ts';

/** Where a pro is on the day, and what follows from that alone. */
export interface RosterPro {
  readonly state: AttendanceState;
  readonly actions: readonly RosterAction[];
  /** Whether their place is free for others now. */
  readonly canReplace: boolean;
  /** Whether a replacement can also record that they are out. */
  readonly canDropOut: boolean;
}

export function readRosterPro(
  application: readRosterPro_application$key,
  { openPlaces, endTime }: RosterFill,
  isCaptain: boolean,
): RosterPro {
  const { attendance, workingHours } = readInlineData(
    graphql`
      fragment readRosterPro_application on GigApplication @inline @throwOnFieldError {
        attendance {
          state
          since
        }
        workingHours {
          startTime
          endTime
        }
      }
    `,
    application,
  );
  const state = attendance ? currentAttendance(attendance.state, attendance.since) : 'EXPECTED';
  const workStart = Temporal.Instant.from(workingHours.startTime);
  const workEnd = Temporal.Instant.from(workingHours.endTime);
  const actions = rosterActionsOf(state, { workStart, workEnd }, currentInstant()).filter(
    (action) => !isCaptain || captainActions.includes(action),
  );
  return {
    state,
    actions,
    canReplace: isReplaceable({ state, openPlaces, endTime }, currentInstant()),
    canDropOut: actions.includes('noShow') || actions.includes('callOut'),
  };
}
