import { graphql, useFragment } from 'react-relay/hooks';
import type { OfferButton_pro$key } from '../../__generated__/OfferButton_pro.graphql.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { offerHref } from './proHrefs.ts';

interface Props {
  pro: OfferButton_pro$key;
  locationId: number;
  /** Whether the viewer may offer shifts. */
  canOffer: boolean;
}

/** Offers a shift to a pro; nothing for pros who are blocked at the location. */
export function OfferButton({ pro, locationId, canOffer }: Props) {
  const { uuid, displayName, atLocation } = useFragment(
    graphql`
      fragment OfferButton_pro on Pro @throwOnFieldError {
        uuid
        displayName
        atLocation(locationDatabaseId: $locationId) {
          isBlocked @catch(to: NULL)
        }
      }
    `,
    pro,
  );
  if (!canOffer || atLocation.isBlocked) return null;
  return (
    <LinkButton
      variant="outlined"
      size="small"
      href={offerHref(locationId, [uuid])}
      aria-label={`Offer a shift to ${displayName}`}
    >
      Offer a shift
    </LinkButton>
  );
}
