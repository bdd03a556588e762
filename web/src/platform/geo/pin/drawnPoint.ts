import type { DrawnPoint } from '../map/mapView.ts';

interface Pointed {
  readonly clientX: number;
  readonly clientY: number;
  readonly currentTarget: SVGGraphicsElement;
}

/** Where a pointer is in the units of a drawing, from an event of the drawing or of a part of it. */
export function drawnPoint({ clientX, clientY, currentTarget }: Pointed): DrawnPoint {
  const drawing = currentTarget.ownerSVGElement ?? currentTarget;
  const matrix = drawing.getScreenCTM()?.inverse();
  const { x, y } = DOMPoint.fromPoint({ x: clientX, y: clientY }).matrixTransform(matrix);
  return { x, y };
}
