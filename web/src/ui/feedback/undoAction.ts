import { toast, type ToastMessage } from './toast.ts';
import { userMessage } from './userMessage.ts';

/**
 * The action of a message that takes back what the message is about, and says what came of it.
 *
 * @param undo resolves to its errors
 * @param undone the title of the message after it
 */
export function undoAction(
  undo: () => Promise<readonly { readonly message: string }[]>,
  undone: string,
): NonNullable<ToastMessage['action']> {
  const run = async () => {
    try {
      const [error] = await undo();
      toast(error ? { tone: 'danger', title: error.message } : { tone: 'success', title: undone });
    } catch (error) {
      toast({ tone: 'danger', title: userMessage(error) });
    }
  };
  return { label: 'Undo', onAction: () => void run() };
}
