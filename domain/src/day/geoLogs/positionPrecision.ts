import type { PositionPrecision } from './geoLogTerms.ts';

/** Within how many meters a phone knows where it is when its position counts as fine, as far as most fences reach. */
const fineMeters = 200;

/** How exact a position is that can be off by this much, in meters. */
export function positionPrecision(accuracyMeters: number): PositionPrecision {
  return accuracyMeters <= fineMeters ? 'FINE' : 'COARSE';
}
