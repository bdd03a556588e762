import * as z from 'zod/mini';

/**
 * How far from an address, in meters, someone still counts as being there: a smaller circle would miss people in the
 * same building, a larger one would take in the next block.
 */
export const geofenceRadiusLimits = { smallest: 50, usual: 200, largest: 1000 } as const;

const { smallest, largest } = geofenceRadiusLimits;

/** The radius of an address in whole meters. */
export const geofenceRadius = z
  .int(`Enter ${smallest} to ${largest} meters`)
  .check(
    z.minimum(smallest, `Enter ${smallest} to ${largest} meters`),
    z.maximum(largest, `Enter ${smallest} to ${largest} meters`),
  );
