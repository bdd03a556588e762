import { locationById } from '../../businesses/locations/locationsApi.ts';
import type { Context } from '../../platform/context.ts';
import { UpstreamRefusal } from '../../platform/rest/restError.ts';
import type { GigWire } from './gigWire.ts';

/**
 * The time zone of a gig. Not every server sends it with the gig; otherwise it is that of the location. Null if the caller
 * has no access to the location.
 */
export async function gigZone(
  { timezone, location_id }: Pick<GigWire, 'timezone' | 'location_id'>,
  { rest }: Pick<Context, 'rest'>,
): Promise<string | null> {
  if (timezone != null) return timezone;
  try {
    return (await rest.load(locationById, location_id))?.timezone ?? null;
  } catch (failure) {
    if (failure instanceof UpstreamRefusal && failure.isForbidden) return null;
    throw failure;
  }
}
