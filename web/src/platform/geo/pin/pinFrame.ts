import { metersFrom, type Position } from '@brigade/domain/platform/geo/metersFrom.ts';
import type { MapFrame } from '../map/mapView.ts';

interface Shown {
  pin: Position;
  /** Where the pin was put first. */
  start: Position;
  /** Around the pin, in meters. */
  radiusMeters: number;
  /** How often the view was doubled; negative if it was halved. */
  zoom: number;
}

/** How often a view can be halved and doubled. */
export const zoomLimits = { least: -2, most: 6 } as const;

/** The radius that a view makes room for where none is known, in meters. */
export const roomMeters = 200;

const width = 320;
const height = 240;
const closest = 100;
/** Beyond it, the start of the pin leaves the view: both together would show nothing of use. */
const farMeters = 5000;
/** The margin around what is drawn, as a share of it. */
const margin = 1.15;

/**
 * The view of a pin: it keeps still while the pin moves near its start, and grows by steps before the pin, with its
 * circle, would leave it.
 */
export function pinFrame({ pin, start, radiusMeters, zoom }: Shown): MapFrame {
  const { east, north } = metersFrom(start, pin);
  const isNear = zoom >= 0 && Math.hypot(east, north) <= farMeters;
  const across = radiusMeters + (isNear ? Math.abs(east) : 0);
  const up = radiusMeters + (isNear ? Math.abs(north) : 0);
  const needed = Math.max(across, (up * width) / height) * margin;
  const doublings = Math.max(0, Math.ceil(Math.log2(needed / closest) * 2) / 2);
  return {
    origin: isNear ? start : pin,
    middle: { east: 0, north: 0 },
    halfWidth: closest * 2 ** (doublings + zoom),
    width,
    height,
  };
}
