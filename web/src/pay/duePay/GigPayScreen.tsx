import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { GigPayScreenQuery } from '../../__generated__/GigPayScreenQuery.graphql.ts';
import { LiveStatus } from '../../platform/live/LiveStatus.tsx';
import { refetchScreen } from '../../platform/live/refetchScreen.ts';
import { useThrottledCallback } from '../../platform/live/useThrottledCallback.ts';
import { valueOrNull } from '../../platform/relay/caught.ts';
import { type ScreenQuery, useHeldQuery } from '../../platform/relay/screenQuery.ts';
import { GigUnavailable } from '../../schedule/gigs/GigUnavailable.tsx';
import { useGigLive } from '../../schedule/gigs/useGigLive.ts';
import { CannotPay } from '../payments/CannotPay.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { ShiftPay } from './ShiftPay.tsx';

interface Props {
  query: ScreenQuery<GigPayScreenQuery>;
  locationId: number;
}

/** The pay of one shift, also after everyone is paid: what it cost, and what was refunded. */
export function GigPayScreen({ query, locationId }: Props) {
  const data = usePreloadedQuery<GigPayScreenQuery>(
    graphql`
      query GigPayScreenQuery($gigId: DatabaseId!) @preloadable @throwOnFieldError {
        gig(databaseId: $gigId) @catch {
          ...useGigLive_gig
          databaseId
          skill {
            name
          }
          location {
            databaseId
            name
            viewerCanPay @catch(to: NULL)
            viewerCannotPayReason @catch(to: NULL)
          }
          ...ShiftPay_gig
        }
      }
    `,
    useHeldQuery(query),
  );
  const gig = valueOrNull(data.gig);
  const refresh = useThrottledCallback(() => refetchScreen(query));
  const canPay = gig?.location?.viewerCanPay === true;
  const live = useGigLive(canPay ? gig : null, refresh);
  if (!gig?.location || gig.location.databaseId !== locationId) {
    return <GigUnavailable locationId={locationId} />;
  }
  const { location, skill } = gig;
  const place = `/locations/${locationId}`;
  const title = `Pay of the ${skill.name} shift`;

  return (
    <>
      <PageHeader
        breadcrumbs={[
          { label: 'Pay', href: `${place}/pay` },
          { label: `${skill.name} shift`, href: `${place}/gigs/${gig.databaseId}` },
        ]}
        title={title}
        subtitle={location.name}
        meta={canPay ? <LiveStatus state={live} /> : null}
      >
        <title>{`${title} · ${location.name} · Brigade`}</title>
      </PageHeader>
      {canPay ? (
        <ShiftPay gig={gig} locationId={locationId} />
      ) : (
        <CannotPay reason={location.viewerCannotPayReason} />
      )}
    </>
  );
}
