import type { ToastMessage } from './toast.ts';
import { toastOutcome } from './toastOutcome.ts';

/**
 * The action of a message that takes back what the message is about, and says what came of it.
 *
 * @param undo resolves to its errors
 * @param undone the title of the message after it
 */
export function undoAction(
  undo: Parameters<typeof toastOutcome>[0],
  undone: string,
): NonNullable<ToastMessage['action']> {
  return { label: 'Undo', onAction: () => void toastOutcome(undo, undone) };
}
