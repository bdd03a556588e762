import type { Offset } from '@brigade/domain/platform/geo/metersFrom.ts';
import { feet } from '../map/lengthText.ts';

/** How far a key moves a pin, in feet, without and with Shift. */
export const pinSteps = { small: 10, large: 100 } as const;

const directions: Record<string, Offset> = {
  ArrowUp: { east: 0, north: 1 },
  ArrowDown: { east: 0, north: -1 },
  ArrowRight: { east: 1, north: 0 },
  ArrowLeft: { east: -1, north: 0 },
};

/** How far a pressed key moves a pin; null if it does not. */
export function pinStep({ key, shiftKey }: { key: string; shiftKey: boolean }): Offset | null {
  const direction = directions[key];
  if (!direction) return null;
  const meters = feet(shiftKey ? pinSteps.large : pinSteps.small);
  return { east: direction.east * meters, north: direction.north * meters };
}
