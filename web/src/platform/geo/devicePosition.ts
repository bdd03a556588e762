import type { Position } from '@brigade/domain/platform/geo/metersFrom.ts';

/** Where this device is, or why it does not say: its owner denies it, or it does not know. */
export type DevicePosition =
  | { readonly position: Position; readonly accuracyMeters: number }
  | { readonly refusal: 'DENIED' | 'UNKNOWN' };

/** The code of a GeolocationPositionError when the owner, or a rule, denies it. */
const denied = 1;

/**
 * Asks the browser where this device is.
 *
 * @param timeoutMs How long the browser may look, and its owner may think about the question, in milliseconds
 */
export function devicePosition(timeoutMs: number): Promise<DevicePosition> {
  // Pages without TLS have no geolocation.
  if (!('geolocation' in navigator)) return Promise.resolve({ refusal: 'UNKNOWN' });
  const { promise, resolve } = Promise.withResolvers<DevicePosition>();
  const timer = setTimeout(() => resolve({ refusal: 'UNKNOWN' }), timeoutMs);
  navigator.geolocation.getCurrentPosition(
    ({ coords: { longitude, latitude, accuracy } }) =>
      resolve({ position: { longitude, latitude }, accuracyMeters: accuracy }),
    (error) => resolve({ refusal: error.code === denied ? 'DENIED' : 'UNKNOWN' }),
    { enableHighAccuracy: true, maximumAge: 60_000, timeout: timeoutMs },
  );
  return promise.finally(() => clearTimeout(timer));
}
