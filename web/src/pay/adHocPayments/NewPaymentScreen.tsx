import { useDeferredValue } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { NewPaymentScreenQuery } from '../../__generated__/NewPaymentScreenQuery.graphql.ts';
import { LocationUnavailable } from '../../businesses/locations/LocationUnavailable.tsx';
import { valueOrNull } from '../../platform/relay/caught.ts';
import { type ScreenQuery, useHeldQuery } from '../../platform/relay/screenQuery.ts';
import { CannotPay } from '../payments/CannotPay.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { NewPayment } from './NewPayment.tsx';
import type { NewPaymentChoice } from './newPaymentSearch.ts';

interface Props {
  query: ScreenQuery<NewPaymentScreenQuery>;
  locationId: number;
  choice: NewPaymentChoice;
  onChosen: (choice: NewPaymentChoice) => void;
}

/** Chooses a pro who worked at the location, and pays them something extra. */
export function NewPaymentScreen({ query, locationId, choice, onChosen }: Props) {
  // Keeps the form on screen while the pros of another shift, or what a search finds, load.
  const shown = useDeferredValue(query);
  const data = usePreloadedQuery<NewPaymentScreenQuery>(
    graphql`
      query NewPaymentScreenQuery(
        $locationId: DatabaseId!
        $gigId: DatabaseId!
        $hasGig: Boolean!
        $search: String
        $statuses: [GigListStatus!]
      ) @preloadable @throwOnFieldError {
        location(databaseId: $locationId) @catch {
          name
          viewerCanPay @catch(to: NULL)
          viewerCannotPayReason @catch(to: NULL)
          ...NewPayment_location
        }
        gig(databaseId: $gigId) @include(if: $hasGig) @catch(to: NULL) {
          ...NewPayment_gig
        }
      }
    `,
    useHeldQuery(shown),
  );
  const location = valueOrNull(data.location);
  if (!location) return <LocationUnavailable />;
  const pay = `/locations/${locationId}/pay`;

  return (
    <>
      <PageHeader
        breadcrumbs={[
          { label: 'Pay', href: pay },
          { label: 'Extra payments', href: `${pay}/extra` },
          { label: 'New' },
        ]}
        title="New extra payment"
        subtitle={location.name}
      >
        <title>{`New extra payment · ${location.name} · Brigade`}</title>
      </PageHeader>
      {location.viewerCanPay === true ? (
        <NewPayment
          location={location}
          gig={data.gig ?? null}
          locationId={locationId}
          choice={choice}
          isBusy={shown !== query}
          onChosen={onChosen}
        />
      ) : (
        <CannotPay reason={location.viewerCannotPayReason} />
      )}
    </>
  );
}
