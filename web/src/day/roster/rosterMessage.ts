import type { ApplicantsOutcome } from '../../filling/applications/applicantOutcome.ts';
import type { ToastMessage } from '../../ui/feedback/toast.ts';
import type { RosterDecision } from './sendRosterAction.ts';

const results: Record<RosterDecision['kind'], string> = {
  clockIn: 'clocked in',
  clockOut: 'clocked out',
  startBreak: 'on break',
  endBreak: 'back from break',
  noShow: 'recorded as no-show',
  callOut: 'called out',
  sendHome: 'sent home',
};

/** The toast after an action. Null if it was on one pro and refused: the row shows the reason. */
export function rosterMessage(
  kind: RosterDecision['kind'],
  names: readonly string[],
  { done, refused }: ApplicantsOutcome,
): ToastMessage | null {
  const result = results[kind];
  if (refused.size === 0) {
    return { tone: 'success', title: `${names.length === 1 ? names[0] : `${done.length} pros`} ${result}` };
  }
  if (names.length === 1) return null;
  return {
    tone: 'warning',
    title: `${done.length} of ${names.length} ${result}`,
    description: 'The reasons are shown in the list.',
  };
}
