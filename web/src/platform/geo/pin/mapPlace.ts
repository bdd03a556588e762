import type { Position } from '@brigade/domain/platform/geo/metersFrom.ts';

/** Another address of the business, which helps to see where a pin is. */
export interface MapPlace {
  readonly id: string;
  readonly name: string;
  readonly position: Position;
}
