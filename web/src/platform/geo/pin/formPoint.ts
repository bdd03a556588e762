import { coordinates } from '@brigade/domain/platform/geo/coordinates.ts';
import type { Position } from '@brigade/domain/platform/geo/metersFrom.ts';

/** The decimals of a degree that a form keeps: about 10 cm. */
const decimals = 6;

export function pointValues({ longitude, latitude }: Position): { longitude: string; latitude: string } {
  return { longitude: degreesText(longitude), latitude: degreesText(latitude) };
}

/** The point of a form's values; null while they are no point. */
export function formPoint(values: { longitude: string; latitude: string }): Position | null {
  const [longitude, latitude] = [values.longitude.trim(), values.latitude.trim()];
  if (longitude === '' || latitude === '') return null;
  return coordinates.safeParse({ longitude: Number(longitude), latitude: Number(latitude) }).data ?? null;
}

function degreesText(degrees: number): string {
  return String(Number(degrees.toFixed(decimals)));
}
