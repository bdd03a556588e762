import { useState } from 'react';
import type { Named } from './filterOptions.ts';

/** What the rows of a list have named so far: a filter hides rows, but not what else can be chosen in it. */
export function useSeenOptions(named: readonly (Named | null | undefined)[]): readonly Named[] {
  const [seen, setSeen] = useState<ReadonlyMap<number, Named>>(new Map());
  const all = new Map([...seen, ...named.flatMap((one) => (one ? [[one.id, one] as const] : []))]);
  if ([...all].some(([id, { label }]) => seen.get(id)?.label !== label)) setSeen(all);
  return [...all.values()];
}
