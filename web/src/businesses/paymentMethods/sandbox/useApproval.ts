import { useState } from 'react';

/** A question that an action waits for, as a bank's before it lets a card be charged. */
export function useApproval() {
  const [resolve, setResolve] = useState<((isApproved: boolean) => void) | null>(null);
  return {
    isAsked: resolve !== null,
    /** Asks, and resolves to the answer. */
    ask: () =>
      new Promise<boolean>((resolver) => {
        setResolve(() => resolver);
      }),
    answer: (isApproved: boolean) => {
      resolve?.(isApproved);
      setResolve(null);
    },
  };
}
