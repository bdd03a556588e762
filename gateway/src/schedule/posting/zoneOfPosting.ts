import { checkedAddress } from '../../businesses/addresses/addressId.ts';
import { getAddress } from '../../businesses/addresses/addressesApi.ts';
import { checkedLocationNumber } from '../../businesses/locations/locationId.ts';
import { getLocation } from '../../businesses/locations/locationsApi.ts';
import type { Context } from '../../platform/context.ts';
import { UpstreamRefusal } from '../../platform/rest/restError.ts';
import type { NodeId } from '../../platform/schema/globalId.ts';

interface Place {
  readonly locationId: NodeId;
  readonly addressId?: NodeId | null | undefined;
}

/**
 * The time zone in which a posting states its times: that of the address, or else of the location. Null if the place is
 * refused, so that the posting reports it at its field.
 */
export async function zoneOfPosting(
  { locationId, addressId }: Place,
  { rest }: Context,
): Promise<string | null> {
  try {
    const { timezone } =
      addressId == null
        ? await rest.call(getLocation, { path: { id: checkedLocationNumber(locationId) } })
        : await rest.call(getAddress, { path: { ...checkedAddress(addressId) } });
    return timezone;
  } catch (failure) {
    const isRefused = failure instanceof UpstreamRefusal && (failure.isNotFound || failure.isForbidden);
    if (!isRefused) throw failure;
    return null;
  }
}
