import type { Position } from '@brigade/domain/platform/geo/metersFrom.ts';

/** What the way of a pin is said from. */
export interface PinReference {
  readonly position: Position;
  /** In words, such as "the center of the ZIP code". */
  readonly name: string;
  /** How far off it can be, where that is known. */
  readonly accuracyMeters?: number;
}
