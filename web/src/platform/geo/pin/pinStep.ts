import type { Offset } from '@brigade/domain/platform/geo/metersFrom.ts';

/** How far a key moves a pin, in meters, without and with Shift. */
export const pinSteps = { small: 5, large: 50 } as const;

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
  const meters = shiftKey ? pinSteps.large : pinSteps.small;
  return { east: direction.east * meters, north: direction.north * meters };
}
