import type { RecordedAction } from '../sendRosterAction.ts';

/** What a record says, as a fact. */
export const actLabels: Record<RecordedAction, string> = {
  clockIn: 'Clock-in',
  clockOut: 'Clock-out',
  startBreak: 'Start of break',
  endBreak: 'End of break',
  noShow: 'No-show',
};
