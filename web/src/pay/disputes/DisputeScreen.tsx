import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { DisputeScreenQuery } from '../../__generated__/DisputeScreenQuery.graphql.ts';
import { refetchScreen } from '../../platform/live/refetchScreen.ts';
import { useThrottledCallback } from '../../platform/live/useThrottledCallback.ts';
import { valueOrNull } from '../../platform/relay/caught.ts';
import { type ScreenQuery, useHeldQuery } from '../../platform/relay/screenQuery.ts';
import { useGigLive } from '../../schedule/gigs/useGigLive.ts';
import { DisputeNotFound } from './DisputeNotFound.tsx';
import { DisputePage } from './DisputePage.tsx';

interface Props {
  query: ScreenQuery<DisputeScreenQuery>;
  locationId: number;
}

/** One dispute about work at a location. */
export function DisputeScreen({ query, locationId }: Props) {
  const data = usePreloadedQuery<DisputeScreenQuery>(
    graphql`
      query DisputeScreenQuery($disputeId: DatabaseId!) @preloadable @throwOnFieldError {
        dispute(databaseId: $disputeId) @catch {
          gig {
            ...useGigLive_gig
            location {
              databaseId
            }
          }
          ...DisputePage_dispute
        }
      }
    `,
    useHeldQuery(query),
  );
  const dispute = valueOrNull(data.dispute);
  const refresh = useThrottledCallback(() => refetchScreen(query));
  useGigLive(dispute?.gig ?? null, refresh);
  const list = `/locations/${locationId}/disputes`;
  if (!dispute || dispute.gig.location?.databaseId !== locationId) {
    return <DisputeNotFound list={list} hint="It may belong to another location." />;
  }
  return (
    <DisputePage
      dispute={dispute}
      parent={{ label: 'Pay', href: `/locations/${locationId}/pay` }}
      list={list}
      locationId={locationId}
    />
  );
}
