import type { ProWire } from './proWire.ts';

/** A pro in the schema. */
export interface ProSource extends ProWire {
  /** The location that `is_favorite` and `is_blocked` of the row apply to; absent if that is unknown. */
  readonly flagsLocationId?: number | undefined;
}

/** A pro of a response whose flags apply to this location. */
export function proOfLocation(row: ProWire, flagsLocationId: number | undefined): ProSource {
  return { ...row, flagsLocationId };
}
