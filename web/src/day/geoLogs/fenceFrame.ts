import { metersFrom, type Position } from '@brigade/domain/platform/geo/metersFrom.ts';
import type { MapFrame } from '../../platform/geo/map/mapView.ts';

interface Fence {
  readonly center: Position;
  readonly radiusMeters: number;
}

/** Where a phone was. */
interface Located {
  readonly position: Position;
  /** How far off the position can be, in meters; 0 for an exact one. */
  readonly precisionMeters: number;
}

/** The margin around what is drawn, as a share of it. */
const margin = 1.3;

/** A square map of 100 by 100 that a fence and a position fill, each with the whole of its circle. */
export function fenceFrame(
  { center, radiusMeters }: Fence,
  { position, precisionMeters }: Located,
): MapFrame {
  const { east, north } = metersFrom(center, position);
  const across = extent(east, radiusMeters, precisionMeters);
  const up = extent(north, radiusMeters, precisionMeters);
  return {
    origin: center,
    middle: { east: across.middle, north: up.middle },
    halfWidth: (Math.max(across.length, up.length) / 2) * margin,
    width: 100,
    height: 100,
  };
}

/** What the fence and the circle of the phone cover in one direction, in meters from the center of the fence. */
function extent(phone: number, fenceRadius: number, phoneRadius: number) {
  const from = Math.min(-fenceRadius, phone - phoneRadius);
  const to = Math.max(fenceRadius, phone + phoneRadius);
  return { length: to - from, middle: (from + to) / 2 };
}
