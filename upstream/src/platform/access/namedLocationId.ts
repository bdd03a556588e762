import { ApiError } from '../errors.ts';

/**
 * The location that a request is about: the one that it names, or else that of its X-Location-Id header.
 *
 * @throws ApiError required at `location_id` when there is neither
 */
export function namedLocationId(named: number | undefined, headerLocationId: number | null): number {
  const locationId = named ?? headerLocationId;
  if (locationId !== null) return locationId;
  throw new ApiError('required', 'This field is required', { target: 'location_id' });
}
