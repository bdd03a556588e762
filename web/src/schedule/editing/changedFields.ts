import type { EditGigValues } from '../../gigEditing/editGigValues.ts';

/** Which fields of a gig differ; how far the change reaches is none of them. */
export function changedFields(before: EditGigValues, after: EditGigValues): ReadonlySet<keyof EditGigValues> {
  const fields = Object.keys(before) as (keyof EditGigValues)[];
  return new Set(fields.filter((field) => field !== 'scope' && !isSame(before[field], after[field])));
}

/** The order in which things were picked says nothing. */
function isSame(one: EditGigValues[keyof EditGigValues], other: typeof one): boolean {
  if (typeof one !== 'object' || typeof other !== 'object') return one === other;
  return one.toSorted().join() === other.toSorted().join();
}
