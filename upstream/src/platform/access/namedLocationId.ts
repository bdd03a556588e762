import { ApiError } from '../errors.ts';

/**
 * The location of a request: the one it names, or else the one in its X-Location-Id header.
 *
 * @throws ApiError required at `location_id` when neither is given
 */
export function namedLocationId(named: number | undefined, headerLocationId: number | null): number {
  const locationId = named ?? headerLocationId;
  if (locationId !== null) return locationId;
  throw new ApiError('required', 'This field is required', { target: 'location_id' });
}
