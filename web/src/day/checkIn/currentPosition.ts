import { positionPrecision } from '@brigade/domain/day/geoLogs/positionPrecision.ts';
import type { CheckInPositionInput } from '../../__generated__/checkInMutation.graphql.ts';
import { devicePosition } from '../../platform/geo/devicePosition.ts';

/** How long a check-in waits for a position, in milliseconds. */
const timeoutMs = 10_000;

/** Where this device is; null if it does not know, or if its owner refuses or does not answer. */
export async function currentPosition(): Promise<CheckInPositionInput | null> {
  const device = await devicePosition(timeoutMs);
  if ('refusal' in device) return null;
  return { coordinates: device.position, precision: positionPrecision(device.accuracyMeters) };
}
