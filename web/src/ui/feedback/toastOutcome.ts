import { toast, type ToastMessage } from './toast.ts';
import { userMessage } from './userMessage.ts';

/** Does something; when it fails, a toast says why. */
export async function toastFailure(act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
  } catch (error) {
    toast({ tone: 'danger', title: userMessage(error) });
  }
}

/** Why something was refused: errors of a mutation, or a message; none or null when it was done. */
type Refusal = readonly { readonly message: string }[] | string | null;

const messageOf = (refusal: Refusal) =>
  typeof refusal === 'string' || refusal === null ? refusal : (refusal[0]?.message ?? null);

/**
 * Does something, and a toast says whether it was done.
 *
 * @param success the title of the toast after it
 * @param more what else that toast has
 * @returns whether it was done
 */
export async function toastOutcome(
  act: () => Promise<Refusal>,
  success: string,
  more: Pick<ToastMessage, 'description' | 'action'> = {},
): Promise<boolean> {
  let isDone = false;
  await toastFailure(async () => {
    const refusal = messageOf(await act());
    isDone = refusal === null;
    toast(
      refusal === null ? { tone: 'success', title: success, ...more } : { tone: 'danger', title: refusal },
    );
  });
  return isDone;
}
