import { useDeferredValue } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { AdHocPaymentsScreenQuery } from '../../__generated__/AdHocPaymentsScreenQuery.graphql.ts';
import { LocationUnavailable } from '../../businesses/locations/LocationUnavailable.tsx';
import { LiveStatus } from '../../platform/live/LiveStatus.tsx';
import { useLiveList } from '../../platform/live/useLiveList.ts';
import { valueOrNull } from '../../platform/relay/caught.ts';
import { type ScreenQuery, useHeldQuery } from '../../platform/relay/screenQuery.ts';
import { useLocationLive } from '../../schedule/gigs/useLocationLive.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { CannotPay } from '../payments/CannotPay.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { AdHocPaymentList } from './AdHocPaymentList.tsx';
import type { AdHocChoice } from './adHocSearch.ts';

interface Props {
  list: ScreenQuery<AdHocPaymentsScreenQuery>;
  locationId: number;
  choice: AdHocChoice;
  onChosen: (choice: AdHocChoice) => void;
}

/** What pros of a location were paid besides the pay for their hours. */
export function AdHocPaymentsScreen({ list, locationId, choice, onChosen }: Props) {
  // Keeps showing the previous rows while the next ones load.
  const shown = useDeferredValue(list);
  const data = usePreloadedQuery<AdHocPaymentsScreenQuery>(
    graphql`
      query AdHocPaymentsScreenQuery(
        $locationId: DatabaseId!
        $statuses: [PaymentStatus!]
        $reasons: [AdHocPaymentReason!]
        $gigId: DatabaseId
        $proId: DatabaseId
      ) @preloadable @throwOnFieldError {
        location(databaseId: $locationId) @catch {
          ...useLocationLive_location
          name
          viewerCanPay @catch(to: NULL)
          viewerCannotPayReason @catch(to: NULL)
          ...AdHocPaymentList_location
        }
      }
    `,
    useHeldQuery(shown),
  );
  const location = valueOrNull(data.location);
  const [rows, refresh] = useLiveList(shown);
  const canPay = location?.viewerCanPay === true;
  const live = useLocationLive(canPay ? location : null, refresh);
  if (!location) return <LocationUnavailable />;
  const pay = `/locations/${locationId}/pay`;

  return (
    <>
      <PageHeader
        breadcrumbs={[{ label: 'Pay', href: pay }, { label: 'Extra payments' }]}
        title="Extra payments"
        subtitle={location.name}
        meta={canPay ? <LiveStatus state={live} /> : null}
        actions={canPay ? <LinkButton href={`${pay}/extra/new`}>New extra payment</LinkButton> : null}
      >
        <title>{`Extra payments · ${location.name} · Brigade`}</title>
      </PageHeader>
      {canPay ? (
        <AdHocPaymentList
          location={location}
          locationId={locationId}
          list={rows}
          choice={choice}
          onChosen={onChosen}
          isBusy={shown !== list}
        />
      ) : (
        <CannotPay reason={location.viewerCannotPayReason} />
      )}
    </>
  );
}
