import { useElementScrollRestoration } from '@tanstack/react-router';
import { startTransition, useEffect, useState } from 'react';

/**
 * The rows of a list to draw: the first ones at once, and one more each time the browser is done with the one before.
 * Each is a task of its own, so that a long page shows its beginning early and answers clicks while the rest follows.
 *
 * Who comes back to a place further down gets all rows at once: the place must exist when the router scrolls to it.
 */
export function useGradualRows<Row>(rows: readonly Row[], first: number): readonly Row[] {
  const place = useElementScrollRestoration({ getElement: () => window });
  const [count, setCount] = useState(() => ((place?.scrollY ?? 0) > 0 ? Infinity : first));
  const isComplete = count >= rows.length;
  useEffect(() => {
    if (!isComplete) startTransition(() => setCount(count + 1));
  }, [isComplete, count]);
  return isComplete ? rows : rows.slice(0, count);
}
