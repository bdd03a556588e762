import { useDeferredValue } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { LocationInvoicesScreenQuery } from '../../__generated__/LocationInvoicesScreenQuery.graphql.ts';
import { LocationUnavailable } from '../../businesses/locations/LocationUnavailable.tsx';
import { BillingHidden } from '../../businesses/paymentMethods/BillingHidden.tsx';
import { LiveStatus } from '../../platform/live/LiveStatus.tsx';
import { useLiveList } from '../../platform/live/useLiveList.ts';
import { valueOrNull } from '../../platform/relay/caught.ts';
import { type ScreenQuery, useHeldQuery } from '../../platform/relay/screenQuery.ts';
import { useLocationLive } from '../../schedule/gigs/useLocationLive.ts';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { InvoiceListHeader } from './InvoiceListHeader.tsx';
import type { InvoicesChoice } from './invoicesSearch.ts';
import { LocationInvoiceList } from './LocationInvoiceList.tsx';
import { SharedInvoicesNotice } from './SharedInvoicesNotice.tsx';

interface Props {
  list: ScreenQuery<LocationInvoicesScreenQuery>;
  locationId: number;
  choice: InvoicesChoice;
  onChosen: (choice: InvoicesChoice) => void;
}

export function LocationInvoicesScreen({ list, locationId, choice, onChosen }: Props) {
  // Keeps showing the previous rows while the next ones load.
  const shown = useDeferredValue(list);
  const data = usePreloadedQuery<LocationInvoicesScreenQuery>(
    graphql`
      query LocationInvoicesScreenQuery($locationId: DatabaseId!, $filter: InvoiceFilter)
      @preloadable
      @throwOnFieldError {
        location(databaseId: $locationId) @catch {
          ...useLocationLive_location
          name
          billing {
            viewerCanManage
            viewerCannotManageReason
          }
          ...SharedInvoicesNotice_location
          ...LocationInvoiceList_location
        }
      }
    `,
    useHeldQuery(shown),
  );
  const location = valueOrNull(data.location);
  const [rows, refresh] = useLiveList(shown);
  const canSee = location?.billing?.viewerCanManage === true;
  const live = useLocationLive(canSee ? location : null, refresh);
  if (!location) return <LocationUnavailable />;
  const path = `/locations/${locationId}/invoices`;

  return (
    <>
      <PageHeader
        breadcrumbs={[{ label: 'Pay', href: `/locations/${locationId}/pay` }, { label: 'Invoices' }]}
        title="Invoices"
        subtitle={location.name}
        meta={canSee ? <LiveStatus state={live} /> : null}
      >
        <title>{`Invoices · ${location.name} · Brigade`}</title>
        {canSee ? <InvoiceListHeader path={path} choice={choice} onChosen={onChosen} /> : null}
      </PageHeader>
      {canSee ? (
        <>
          <SharedInvoicesNotice location={location} />
          <LocationInvoiceList
            location={location}
            list={rows}
            path={path}
            choice={choice}
            isBusy={shown !== list}
          />
        </>
      ) : (
        <BillingHidden reason={location.billing?.viewerCannotManageReason} />
      )}
    </>
  );
}
