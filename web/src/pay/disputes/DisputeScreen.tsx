import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { DisputeScreenQuery } from '../../__generated__/DisputeScreenQuery.graphql.ts';
import { refetchScreen } from '../../platform/live/refetchScreen.ts';
import { useThrottledCallback } from '../../platform/live/useThrottledCallback.ts';
import { valueOrNull } from '../../platform/relay/caught.ts';
import { type ScreenQuery, useHeldQuery } from '../../platform/relay/screenQuery.ts';
import { useGigLive } from '../../schedule/gigs/useGigLive.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NotFound } from '../../ui/illustrations/NotFound.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { DisputeDetails } from './DisputeDetails.tsx';

interface Props {
  query: ScreenQuery<DisputeScreenQuery>;
  locationId: number;
}

/** One dispute: the claim beside what counts, the evidence, and the answers with what they cost. */
export function DisputeScreen({ query, locationId }: Props) {
  const data = usePreloadedQuery<DisputeScreenQuery>(
    graphql`
      query DisputeScreenQuery($disputeId: DatabaseId!) @preloadable @throwOnFieldError {
        dispute(databaseId: $disputeId) @catch {
          application {
            pro {
              displayName
            }
          }
          gig {
            ...useGigLive_gig
            location {
              databaseId
            }
          }
          ...DisputeDetails_dispute
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
    return (
      <EmptyState
        headingLevel={1}
        illustration={<NotFound />}
        title="Dispute not found, or you have no access to it"
        action={<LinkButton href={list}>Go to disputes</LinkButton>}
      >
        <title>Dispute not found · Brigade</title>
        It may belong to another location. Check the URL or open it from the list.
      </EmptyState>
    );
  }
  const title = `Dispute of ${dispute.application.pro.displayName}`;

  return (
    <>
      <PageHeader
        breadcrumbs={[
          { label: 'Pay', href: `/locations/${locationId}/pay` },
          { label: 'Disputes', href: list },
          { label: dispute.application.pro.displayName },
        ]}
        title={title}
      >
        <title>{`${title} · Brigade`}</title>
      </PageHeader>
      <DisputeDetails dispute={dispute} locationId={locationId} />
    </>
  );
}
