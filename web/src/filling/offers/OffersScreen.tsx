import { useDeferredValue } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { OffersScreenQuery } from '../../__generated__/OffersScreenQuery.graphql.ts';
import { LocationUnavailable } from '../../businesses/locations/LocationUnavailable.tsx';
import { valueOrNull } from '../../platform/relay/caught.ts';
import { useHeldQuery, type ScreenQuery } from '../../platform/relay/screenQuery.ts';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { CannotOffer } from './CannotOffer.tsx';
import { OfferForm } from './OfferForm.tsx';
import type { OffersChoice } from './offersSearch.ts';

interface Props {
  query: ScreenQuery<OffersScreenQuery>;
  locationId: number;
  choice: OffersChoice;
  onGigChosen: (gigId: number | null) => void;
}

/** The screen that offers a gig to pros and groups. */
export function OffersScreen({ query, locationId, choice, onGigChosen }: Props) {
  // While another gig is on its way, the form stays.
  const shown = useDeferredValue(query);
  const data = usePreloadedQuery<OffersScreenQuery>(
    graphql`
      query OffersScreenQuery(
        $locationId: DatabaseId!
        $now: DateTime!
        $gigId: DatabaseId!
        $hasGig: Boolean!
        $proUuids: [ID!]!
        $hasPros: Boolean!
      ) @preloadable @throwOnFieldError {
        location(databaseId: $locationId) @catch {
          name
          viewerCanPostGigs @catch(to: NULL)
          viewerCannotPostGigsReason @catch(to: NULL)
          ...OfferForm_location
        }
        gig(databaseId: $gigId) @include(if: $hasGig) @catch(to: NULL) {
          databaseId
          location {
            databaseId
          }
          ...OfferForm_gig
        }
        pros(uuids: $proUuids) @include(if: $hasPros) @catch(to: NULL) {
          id
          displayName
        }
      }
    `,
    useHeldQuery(shown),
  );
  const location = valueOrNull(data.location);
  if (!location) return <LocationUnavailable />;
  if (location.viewerCanPostGigs !== true) {
    return <CannotOffer locationId={locationId} reason={location.viewerCannotPostGigsReason ?? null} />;
  }
  const gig = data.gig?.location?.databaseId === locationId ? data.gig : null;

  return (
    <>
      <title>{`Offer a shift · ${location.name} · Brigade`}</title>
      <PageHeader
        breadcrumbs={[{ label: location.name, href: `/locations/${locationId}` }, { label: 'Offer a shift' }]}
        title="Offer a shift"
        subtitle="Pros can accept or decline. The first to accept get the places."
      />
      <OfferForm
        location={location}
        gig={gig}
        locationId={locationId}
        isGigMissing={shown === query && choice.gigId !== null && gig === null}
        startPros={(data.pros ?? []).flatMap((pro) =>
          pro ? [{ id: pro.id, displayName: pro.displayName }] : [],
        )}
        startGroups={choice.groups}
        onGigChosen={onGigChosen}
      />
    </>
  );
}
