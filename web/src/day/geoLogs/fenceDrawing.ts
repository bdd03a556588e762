import { metersFrom, type Position } from '@brigade/domain/day/geoLogs/metersFrom.ts';

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

interface Circle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Where to draw what, in a square of 100 by 100 with north at the top. Everything has one scale. */
export interface FenceDrawing {
  readonly fence: Circle;
  /** Where the phone was, and around it where it may have been. */
  readonly phone: Circle;
  /** A round distance, and how long it is. */
  readonly scale: { readonly meters: number; readonly length: number };
}

/** The margin around what is drawn, as a share of it. */
const margin = 1.3;

const roundDistances = [20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 50_000, 100_000, 1_000_000];

/** Scales a fence and a position so that both fill the square, each with the whole of its circle. */
export function fenceDrawing(
  { center, radiusMeters }: Fence,
  { position, precisionMeters }: Located,
): FenceDrawing {
  const { east, north } = metersFrom(center, position);
  const across = extent(east, radiusMeters, precisionMeters);
  const up = extent(north, radiusMeters, precisionMeters);
  const halfWidth = (Math.max(across.length, up.length) / 2) * margin;
  const perMeter = 50 / halfWidth;
  const meters = roundDistances.findLast((each) => each <= halfWidth / 2) ?? 10;
  const circle = (metersEast: number, metersNorth: number, radius: number) => ({
    x: 50 + (metersEast - across.middle) * perMeter,
    y: 50 - (metersNorth - up.middle) * perMeter,
    radius: radius * perMeter,
  });
  return {
    fence: circle(0, 0, radiusMeters),
    phone: circle(east, north, precisionMeters),
    scale: { meters, length: meters * perMeter },
  };
}

/** What the fence and the circle of the phone cover in one direction, in meters from the center of the fence. */
function extent(phone: number, fenceRadius: number, phoneRadius: number) {
  const from = Math.min(-fenceRadius, phone - phoneRadius);
  const to = Math.max(fenceRadius, phone + phoneRadius);
  return { length: to - from, middle: (from + to) / 2 };
}
