import type { ToastMessage } from '../../ui/feedback/toast.ts';
import type { RosterDecision } from './sendRosterAction.ts';

type Kind = RosterDecision['kind'] | 'favorite';

const results: Record<Kind, string> = {
  clockIn: 'clocked in',
  clockOut: 'clocked out',
  startBreak: 'on break',
  endBreak: 'back from break',
  noShow: 'recorded as no-show',
  callOut: 'called out',
  sendHome: 'sent home',
  favorite: 'added to favorites',
};

/** How an action is reported besides its rows. */
export type RosterMessage =
  /** For screen readers: the rows show it to all others, and a toast would lie on the buttons of the next row. */
  | { readonly kind: 'announcement'; readonly text: string }
  | { readonly kind: 'toast'; readonly message: ToastMessage };

interface Outcome {
  /** The pros it was refused for. */
  readonly refused: ReadonlySet<string>;
  /** Whether it is stored on this device only. */
  readonly isWaiting: boolean;
}

/** The message after an action. Null if it was on one pro and refused: the row shows the reason. */
export function rosterMessage(
  kind: Kind,
  names: readonly string[],
  { refused, isWaiting }: Outcome,
): RosterMessage | null {
  const result = results[kind];
  if (refused.size === 0) {
    const who = names.length === 1 ? names[0] : `${names.length} pros`;
    const where = isWaiting ? '. Saved on this device, not sent yet.' : '';
    return { kind: 'announcement', text: `${who} ${result}${where}` };
  }
  if (names.length === 1) return null;
  return {
    kind: 'toast',
    message: {
      tone: 'warning',
      title: `${names.length - refused.size} of ${names.length} ${result}`,
      description: 'The reasons are shown in the list.',
    },
  };
}
