import { startTransition, useEffect, useState } from 'react';
import { useOpensBelow } from '../screen/useOpensBelow.ts';

/**
 * The rows of a list to draw: the first ones at once, and `step` more each time the browser is done with those before.
 * Each is a task of its own, so that a long page shows its beginning early and answers clicks while the rest follows.
 * The list is rendered again for each step: many cheap rows need a larger one.
 */
export function useGradualRows<Row>(rows: readonly Row[], first: number, step = 1): readonly Row[] {
  const opensBelow = useOpensBelow();
  const [count, setCount] = useState(opensBelow ? Infinity : first);
  const isComplete = count >= rows.length;
  useEffect(() => {
    if (!isComplete) startTransition(() => setCount(count + step));
  }, [isComplete, count, step]);
  return isComplete ? rows : rows.slice(0, count);
}
