import type { RosterAction } from '@brigade/domain/day/roster/rosterActions.ts';

/** What the buttons say. Dots announce a dialog. */
export const rosterActionLabels: Record<RosterAction, string> = {
  clockIn: 'Clock in',
  clockOut: 'Clock out',
  startBreak: 'Start break',
  endBreak: 'End break',
  noShow: 'No-show…',
  callOut: 'Call out…',
  sendHome: 'Send home…',
};
