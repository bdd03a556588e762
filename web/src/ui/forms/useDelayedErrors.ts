import { useEffect, useRef, useState } from 'react';
import type { FormErrors } from './formErrors.ts';

/** Milliseconds between a change and the error that it caused. */
const errorDelay = 500;

interface DelayedErrors {
  /** The errors to show. */
  shown: FormErrors;
  /** Shows exactly these errors, now. */
  showNow: (errors: FormErrors) => void;
  /**
   * Follows a change of `field`: an error that is no longer in `errors` disappears immediately, a new one appears after
   * `errorDelay`. Each further change of the field restarts its delay, so no error appears while the user is typing.
   */
  follow: (field: string, errors: FormErrors) => void;
}

/** Delays new errors until the user has had time to finish typing. */
export function useDelayedErrors(): DelayedErrors {
  const [shown, setShown] = useState<FormErrors>({});
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const latest = useRef<FormErrors>({});

  useEffect(() => {
    const pending = timers.current;
    return () => cancelAll(pending);
  }, []);

  return {
    shown,
    showNow: (errors) => {
      cancelAll(timers.current);
      latest.current = errors;
      setShown(errors);
    },
    follow: (field, errors) => {
      latest.current = errors;
      setShown((before) =>
        Object.fromEntries(Object.entries(before).filter(([path, message]) => errors[path] === message)),
      );
      clearTimeout(timers.current.get(field));
      timers.current.set(
        field,
        setTimeout(() => {
          timers.current.delete(field);
          setShown((before) => ({ ...before, ...withoutPending(latest.current, timers.current) }));
        }, errorDelay),
      );
    },
  };
}

/** The errors of fields without a pending timer. */
function withoutPending(errors: FormErrors, pending: ReadonlyMap<string, unknown>): FormErrors {
  return Object.fromEntries(
    Object.entries(errors).filter(
      ([path]) => ![...pending.keys()].some((field) => path === field || path.startsWith(`${field}.`)),
    ),
  );
}

function cancelAll(timers: Map<string, ReturnType<typeof setTimeout>>): void {
  for (const timer of timers.values()) clearTimeout(timer);
  timers.clear();
}
