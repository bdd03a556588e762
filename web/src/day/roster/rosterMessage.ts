import type { ToastMessage } from '../../ui/feedback/toast.ts';
import type { RecordOutcome } from './outbox/outbox.ts';
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
  { done, refused, waiting }: RecordOutcome,
): ToastMessage | null {
  const result = results[kind];
  if (refused.size === 0) {
    const who = names.length === 1 ? names[0] : `${names.length} pros`;
    if (waiting.length === 0) return { tone: 'success', title: `${who} ${result}` };
    return { title: `${who} ${result}`, description: 'Saved on this device. Not sent yet.' };
  }
  if (names.length === 1) return null;
  return {
    tone: 'warning',
    title: `${done.length} of ${names.length} ${result}`,
    description: 'The reasons are shown in the list.',
  };
}
