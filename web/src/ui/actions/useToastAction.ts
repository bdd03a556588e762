import { useState } from 'react';
import { toast, type ToastMessage } from '../feedback/toast.ts';
import { userMessage } from '../feedback/userMessage.ts';

/** Runs an action and shows its result in a toast, for buttons with no room for an alert. */
export function useToastAction() {
  const [isPending, setIsPending] = useState(false);

  /**
   * @param action resolves to its errors
   * @param success the title of the toast after a success
   * @param more what else the toast after a success has
   * @returns whether it succeeded
   */
  const run = async (
    action: () => Promise<readonly { readonly message: string }[]>,
    success: string,
    more: Pick<ToastMessage, 'description' | 'action'> = {},
  ): Promise<boolean> => {
    setIsPending(true);
    try {
      const [error] = await action();
      toast(error ? { tone: 'danger', title: error.message } : { tone: 'success', title: success, ...more });
      return error === undefined;
    } catch (error) {
      toast({ tone: 'danger', title: userMessage(error) });
      return false;
    } finally {
      setIsPending(false);
    }
  };
  return { isPending, run };
}
