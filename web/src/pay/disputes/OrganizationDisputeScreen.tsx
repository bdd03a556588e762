import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { OrganizationDisputeScreenQuery } from '../../__generated__/OrganizationDisputeScreenQuery.graphql.ts';
import { valueOrNull } from '../../platform/relay/caught.ts';
import { type ScreenQuery, useHeldQuery } from '../../platform/relay/screenQuery.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NotFound } from '../../ui/illustrations/NotFound.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { DisputeDetails } from './DisputeDetails.tsx';

interface Props {
  query: ScreenQuery<OrganizationDisputeScreenQuery>;
  organizationId: number;
}

/** A dispute about work at a location that has left the organization: its admins answer without access to the location. */
export function OrganizationDisputeScreen({ query, organizationId }: Props) {
  const data = usePreloadedQuery<OrganizationDisputeScreenQuery>(
    graphql`
      query OrganizationDisputeScreenQuery($disputeId: DatabaseId!) @preloadable @throwOnFieldError {
        dispute(databaseId: $disputeId) @catch {
          billedTo
          application {
            pro {
              displayName
            }
          }
          gig {
            locationName
          }
          ...DisputeDetails_dispute
        }
      }
    `,
    useHeldQuery(query),
  );
  const dispute = valueOrNull(data.dispute);
  const list = `/organizations/${organizationId}/disputes`;
  // A location that came back shows its disputes itself.
  if (dispute?.billedTo == null) {
    return (
      <EmptyState
        headingLevel={1}
        illustration={<NotFound />}
        title="Dispute not found, or you have no access to it"
        action={<LinkButton href={list}>Go to disputes</LinkButton>}
      >
        <title>Dispute not found · Brigade</title>
        It may belong to one of your locations. Check the URL or open it from the list.
      </EmptyState>
    );
  }
  const { displayName } = dispute.application.pro;
  const title = `Dispute of ${displayName}`;
  return (
    <>
      <PageHeader
        breadcrumbs={[
          { label: dispute.billedTo, href: `/organizations/${organizationId}` },
          { label: 'Disputes', href: list },
          { label: displayName },
        ]}
        title={title}
        subtitle={dispute.gig.locationName}
      >
        <title>{`${title} · Brigade`}</title>
      </PageHeader>
      <DisputeDetails dispute={dispute} locationId={null} />
    </>
  );
}
