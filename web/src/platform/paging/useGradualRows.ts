import { startTransition, useEffect, useState } from 'react';
import { useOpensBelow } from '../screen/useOpensBelow.ts';

/**
 * The rows of a list to draw: the first ones at once, and one more each time the browser is done with the one before.
 * Each is a task of its own, so that a long page shows its beginning early and answers clicks while the rest follows.
 */
export function useGradualRows<Row>(rows: readonly Row[], first: number): readonly Row[] {
  const opensBelow = useOpensBelow();
  const [count, setCount] = useState(opensBelow ? Infinity : first);
  const isComplete = count >= rows.length;
  useEffect(() => {
    if (!isComplete) startTransition(() => setCount(count + 1));
  }, [isComplete, count]);
  return isComplete ? rows : rows.slice(0, count);
}
