import type { EditGigValues } from './editGigValues.ts';

/** The fields that differ, without `scope`, which is not a part of the gig. */
export function changedFields(before: EditGigValues, after: EditGigValues): ReadonlySet<keyof EditGigValues> {
  const fields = Object.keys(before) as (keyof EditGigValues)[];
  return new Set(fields.filter((field) => field !== 'scope' && !isSame(before[field], after[field])));
}

/** Lists are equal if they have the same entries in any order. */
function isSame(one: EditGigValues[keyof EditGigValues], other: typeof one): boolean {
  if (typeof one !== 'object' || typeof other !== 'object') return one === other;
  return one.toSorted().join() === other.toSorted().join();
}
