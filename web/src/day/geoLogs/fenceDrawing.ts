import { metersFrom, type Position } from '@brigade/domain/day/geoLogs/metersFrom.ts';

interface Fence {
  readonly center: Position;
  readonly radiusMeters: number;
}

/** Where to draw what, in a square of 100 by 100 with the center of the fence in its middle and north at the top. */
export interface FenceDrawing {
  readonly fenceRadius: number;
  readonly point: { readonly x: number; readonly y: number };
  /** A round distance, and how long it is. */
  readonly scale: { readonly meters: number; readonly length: number };
}

/** The margin around what is drawn, as a share of it. */
const margin = 1.3;

const roundDistances = [20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 50_000, 100_000, 1_000_000];

/** Scales a fence and a position so that both can be seen. */
export function fenceDrawing({ center, radiusMeters }: Fence, position: Position): FenceDrawing {
  const { east, north } = metersFrom(center, position);
  const halfWidth = Math.max(radiusMeters, Math.hypot(east, north)) * margin;
  const perMeter = 50 / halfWidth;
  const meters = roundDistances.findLast((each) => each <= halfWidth / 2) ?? 10;
  return {
    fenceRadius: radiusMeters * perMeter,
    point: { x: 50 + east * perMeter, y: 50 - north * perMeter },
    scale: { meters, length: meters * perMeter },
  };
}
