import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { PayScreenQuery } from '../../__generated__/PayScreenQuery.graphql.ts';
import { LocationUnavailable } from '../../businesses/locations/LocationUnavailable.tsx';
import { LiveStatus } from '../../platform/live/LiveStatus.tsx';
import { useLiveList } from '../../platform/live/useLiveList.ts';
import { valueOrNull } from '../../platform/relay/caught.ts';
import { type ScreenQuery, useHeldQuery } from '../../platform/relay/screenQuery.ts';
import { useLocationLive } from '../../schedule/gigs/useLocationLive.ts';
import { CannotPay } from '../payments/CannotPay.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { PayLinks } from './PayLinks.tsx';
import { PayList } from './PayList.tsx';

interface Props {
  list: ScreenQuery<PayScreenQuery>;
  locationId: number;
}

/** What is due at a location, to check and pay. */
export function PayScreen({ list, locationId }: Props) {
  const data = usePreloadedQuery<PayScreenQuery>(
    graphql`
      query PayScreenQuery($locationId: Int!) @preloadable @throwOnFieldError {
        location(databaseId: $locationId) @catch {
          ...useLocationLive_location
          name
          viewerCanPay @catch(to: NULL)
          viewerCannotPayReason @catch(to: NULL)
          viewerCanManageBlocks @catch(to: NULL)
          ...PayLinks_location
          ...PayList_location
        }
      }
    `,
    useHeldQuery(list),
  );
  const location = valueOrNull(data.location);
  const [rows, refresh] = useLiveList(list);
  const canPay = location?.viewerCanPay === true;
  const live = useLocationLive(canPay ? location : null, refresh);
  if (!location) return <LocationUnavailable />;

  return (
    <>
      <PageHeader
        title={<span data-tour="pay">Pay</span>}
        subtitle={location.name}
        meta={canPay ? <LiveStatus state={live} /> : null}
        actions={canPay ? <PayLinks location={location} locationId={locationId} /> : null}
      >
        <title>{`Pay · ${location.name} · Brigade`}</title>
      </PageHeader>
      {canPay ? (
        <PayList
          location={location}
          locationId={locationId}
          list={rows}
          canBlock={location.viewerCanManageBlocks === true}
        />
      ) : (
        <CannotPay reason={location.viewerCannotPayReason} />
      )}
    </>
  );
}
