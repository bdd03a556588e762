import { useRef, useState } from 'react';
import { userMessage } from '../feedback/userMessage.ts';

/** Why an action was not done. */
interface ActionError {
  readonly message: string;
}

interface Options<Args extends readonly unknown[]> {
  /** Resolves to the errors of the action; rejects if the request failed. */
  action: (...args: Args) => Promise<readonly ActionError[] | void>;
  onSuccess?: (...args: Args) => void;
}

interface ActionState<Args extends readonly unknown[]> {
  /** Runs the action, unless it is pending. */
  run: (...args: Args) => Promise<void>;
  isPending: boolean;
  /** The first error of the last run, or what the failed request says; null after a success. */
  errorMessage: string | null;
}

/** The state of an action that calls the server, for buttons and confirmations. Forms use `useForm`. */
export function useAction<Args extends readonly unknown[] = []>({
  action,
  onSuccess,
}: Options<Args>): ActionState<Args> {
  const [isPending, setIsPending] = useState(false);
  const [errorMessage, setErrorMessage] = useState<string | null>(null);
  // A second click may come before the pending state is rendered.
  const isRunning = useRef(false);

  const run = async (...args: Args) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsPending(true);
    setErrorMessage(null);
    try {
      const [error] = (await action(...args)) ?? [];
      if (error) setErrorMessage(error.message);
      else onSuccess?.(...args);
    } catch (error) {
      setErrorMessage(userMessage(error));
    } finally {
      isRunning.current = false;
      setIsPending(false);
    }
  };

  return { run, isPending, errorMessage };
}
