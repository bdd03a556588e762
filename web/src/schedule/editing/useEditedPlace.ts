import { graphql, useFragment } from 'react-relay/hooks';
import type { useEditedPlace_gig$key } from '../../__generated__/useEditedPlace_gig.graphql.ts';
import type { PostingChoices } from '../posting/postingChoices.ts';
import { addressOf, removedAddress } from '../terms/removedAddress.ts';

/** What a gig has to choose from at its location. A gig whose address was removed there can stay where it is. */
export function useEditedPlace(key: useEditedPlace_gig$key, place: PostingChoices): PostingChoices {
  const gig = useFragment(
    graphql`
      fragment useEditedPlace_gig on Gig @throwOnFieldError {
        addressId
        usesLocationAddress
        timeZone
        address {
          line1
          city
          stateCode
        }
      }
    `,
    key,
  );
  if (addressOf(gig.addressId, gig.usesLocationAddress) !== removedAddress) return place;
  const { line1, city, stateCode } = gig.address;
  const timeZone = gig.timeZone ?? place.zoneOf('');
  const own = {
    id: removedAddress,
    label: line1,
    description: `${city}, ${stateCode}. No longer an address of the location`,
    timeZone,
  };
  return {
    ...place,
    addresses: [...place.addresses, own],
    zoneOf: (addressId) => (addressId === removedAddress ? timeZone : place.zoneOf(addressId)),
  };
}
