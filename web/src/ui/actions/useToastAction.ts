import { useState } from 'react';
import { toastOutcome } from '../feedback/toastOutcome.ts';

/** Runs an action and shows its result in a toast, for buttons with no room for an alert. */
export function useToastAction() {
  const [isPending, setIsPending] = useState(false);
  const run = async (...outcome: Parameters<typeof toastOutcome>): Promise<boolean> => {
    setIsPending(true);
    const isDone = await toastOutcome(...outcome);
    setIsPending(false);
    return isDone;
  };
  return { isPending, run };
}
