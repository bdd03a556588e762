import type { AttendanceState } from '@brigade/domain/day/roster/attendance.ts';
import type { RosterAction } from '@brigade/domain/day/roster/rosterActions.ts';
import type { RosterPro } from './readRosterPro.ts';

/** Where one of the pros is on the day, and what the viewer can do with them. */
export interface PossibleActs {
  readonly state: AttendanceState;
  readonly actions: readonly RosterAction[];
  /** Whether their place can be offered to others, which records why they are out. */
  readonly canReplace: boolean;
  /** Whether what the server refused about them has to be decided first. */
  readonly isUndecided: boolean;
}

interface Viewer {
  /** Whether the viewer may record attendance. */
  readonly canRecord: boolean;
  readonly takesReplacements: boolean;
  readonly isUndecided: boolean;
}

/** What the viewer can do with a pro of a roster. */
export function possibleActs(
  { state, actions, canReplace, canDropOut }: RosterPro,
  { canRecord, takesReplacements, isUndecided }: Viewer,
): PossibleActs {
  return {
    state,
    actions: canRecord && !isUndecided ? actions : [],
    canReplace: !isUndecided && (canReplace || (canDropOut && takesReplacements)),
    isUndecided,
  };
}
