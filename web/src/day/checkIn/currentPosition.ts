import { positionPrecision } from '@brigade/domain/day/geoLogs/positionPrecision.ts';
import type { CheckInPositionInput } from '../../__generated__/checkInMutation.graphql.ts';

/** How long a check-in waits for a position, in milliseconds. */
const patience = 10_000;

/** Where this device is; null if it does not know, or if its owner refuses or does not answer. */
export function currentPosition(): Promise<CheckInPositionInput | null> {
  // Pages without TLS have no geolocation.
  if (!('geolocation' in navigator)) return Promise.resolve(null);
  const { promise, resolve } = Promise.withResolvers<CheckInPositionInput | null>();
  const giveUp = () => resolve(null);
  const timer = setTimeout(giveUp, patience);
  navigator.geolocation.getCurrentPosition(
    ({ coords: { longitude, latitude, accuracy } }) =>
      resolve({ coordinates: { longitude, latitude }, precision: positionPrecision(accuracy) }),
    giveUp,
    { enableHighAccuracy: true, maximumAge: 60_000, timeout: patience },
  );
  return promise.finally(() => clearTimeout(timer));
}
