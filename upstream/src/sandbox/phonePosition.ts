import type { Fence } from '../day/geoLogs/fenceOf.ts';
import { type Position, positionAt } from '../day/geoLogs/metersBetween.ts';

/** Where a phone says that it is. */
export type PhonePosition = { position: Position; precision: 'FINE' | 'COARSE' };

/**
 * Where the phone of a pro is at a punch: nearly always on site. Now and then it is imprecise, elsewhere, or reports
 * no position (null).
 */
export function positionAtPunch(draw: () => number, fence: Fence): PhonePosition | null {
  const mood = draw();
  const direction = draw() * 360;
  const distance = draw();
  if (mood < 0.04) return null;
  if (mood < 0.09)
    return { position: positionAt(fence, 100 + distance * 1500, direction), precision: 'COARSE' };
  const meters =
    mood < 0.12 ? fence.radiusMeters + 40 + distance * 400 : distance * fence.radiusMeters * 0.45;
  return { position: positionAt(fence, meters, direction), precision: 'FINE' };
}

/** Where the phone of a pro is who has just left the site. */
export function positionOffSite(draw: () => number, fence: Fence): PhonePosition {
  const meters = fence.radiusMeters + 30 + draw() * 200;
  return { position: positionAt(fence, meters, draw() * 360), precision: 'FINE' };
}

/** Where the phone of a pro is who has just come back. */
export function positionOnSite(draw: () => number, fence: Fence): PhonePosition {
  return { position: positionAt(fence, draw() * fence.radiusMeters * 0.8, draw() * 360), precision: 'FINE' };
}
