import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { OrganizationDisputeScreenQuery } from '../../__generated__/OrganizationDisputeScreenQuery.graphql.ts';
import { valueOrNull } from '../../platform/relay/caught.ts';
import { type ScreenQuery, useHeldQuery } from '../../platform/relay/screenQuery.ts';
import { DisputeNotFound } from './DisputeNotFound.tsx';
import { DisputePage } from './DisputePage.tsx';

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
          gig {
            locationName
          }
          ...DisputePage_dispute
        }
      }
    `,
    useHeldQuery(query),
  );
  const dispute = valueOrNull(data.dispute);
  const list = `/organizations/${organizationId}/disputes`;
  // A location that came back shows its disputes itself.
  if (dispute?.billedTo == null) {
    return <DisputeNotFound list={list} hint="It may belong to one of your locations." />;
  }
  return (
    <DisputePage
      dispute={dispute}
      parent={{ label: dispute.billedTo, href: `/organizations/${organizationId}` }}
      list={list}
      subtitle={dispute.gig.locationName}
      locationId={null}
    />
  );
}
