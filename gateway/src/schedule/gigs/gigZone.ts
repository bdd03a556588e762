import { locationById } from '../../businesses/locations/locationsApi.ts';
import type { Context } from '../../platform/context.ts';
import { UpstreamRefusal } from '../../platform/rest/restError.ts';
import type { GigWire } from './gigWire.ts';

/**
 * The time zone of a gig. Not every server sends it with the gig; otherwise it is that of the location. Null if the caller
 * has no access to the location.
 */
export function gigZone(
  { timezone, location_id }: Pick<GigWire, 'timezone' | 'location_id'>,
  context: Pick<Context, 'rest'>,
): string | Promise<string | null> {
  return timezone ?? zoneOf(location_id, context);
}

async function zoneOf(locationId: number, { rest }: Pick<Context, 'rest'>): Promise<string | null> {
  try {
    return (await rest.load(locationById, locationId))?.timezone ?? null;
  } catch (failure) {
    if (failure instanceof UpstreamRefusal && failure.isForbidden) return null;
    throw failure;
  }
}
