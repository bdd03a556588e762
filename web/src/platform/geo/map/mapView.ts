import { metersFrom, type Offset, type Position } from '@brigade/domain/platform/geo/metersFrom.ts';
import { movedBy } from '@brigade/domain/platform/geo/movedBy.ts';

/** A place in a drawing, in its units, from the top left. */
export interface DrawnPoint {
  readonly x: number;
  readonly y: number;
}

/** What a map shows, and how large it is drawn. */
export interface MapFrame {
  /** Where its meters count from. */
  readonly origin: Position;
  /** What is drawn in the middle, in meters from the origin. */
  readonly middle: Offset;
  /** From the middle to an edge at the side, in meters. */
  readonly halfWidth: number;
  /** In units of the drawing. */
  readonly width: number;
  readonly height: number;
}

/** Draws positions with north at the top, all to one scale. */
export interface MapView {
  /** Units of the drawing. */
  readonly perMeter: number;
  readonly toDrawing: (position: Position) => DrawnPoint;
  readonly toPosition: (point: DrawnPoint) => Position;
}

/** The projection of a map: flat around its origin, as distances are. */
export function mapView({ origin, middle, halfWidth, width, height }: MapFrame): MapView {
  const perMeter = width / 2 / halfWidth;
  return {
    perMeter,
    toDrawing: (position) => {
      const { east, north } = metersFrom(origin, position);
      return {
        x: width / 2 + (east - middle.east) * perMeter,
        y: height / 2 - (north - middle.north) * perMeter,
      };
    },
    toPosition: ({ x, y }) =>
      movedBy(origin, {
        east: middle.east + (x - width / 2) / perMeter,
        north: middle.north - (y - height / 2) / perMeter,
      }),
  };
}
