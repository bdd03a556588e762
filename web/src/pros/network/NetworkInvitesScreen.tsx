import { useDeferredValue } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { NetworkInvitesScreenQuery } from '../../__generated__/NetworkInvitesScreenQuery.graphql.ts';
import { LocationUnavailable } from '../../businesses/locations/LocationUnavailable.tsx';
import { valueOrNull } from '../../platform/relay/caught.ts';
import { useHeldQuery, type ScreenQuery } from '../../platform/relay/screenQuery.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NoPermission } from '../../ui/illustrations/NoPermission.tsx';
import type { InvitesSearch } from './invitesSearch.ts';
import { NetworkInviteList } from './NetworkInviteList.tsx';

interface Props {
  list: ScreenQuery<NetworkInvitesScreenQuery>;
  locationId: number;
  choice: InvitesSearch;
  onChosen: (choice: InvitesSearch) => void;
}

/** The invites to a location's network with their statuses. */
export function NetworkInvitesScreen({ list, locationId, choice, onChosen }: Props) {
  const shown = useDeferredValue(list);
  const data = usePreloadedQuery<NetworkInvitesScreenQuery>(
    graphql`
      query NetworkInvitesScreenQuery(
        $locationId: DatabaseId!
        $statuses: [NetworkInviteStatus!]
        $search: String!
      ) @preloadable @throwOnFieldError {
        location(databaseId: $locationId) @catch {
          name
          viewerCanManageApplicants
          viewerCannotManageApplicantsReason
          ...NetworkInviteList_location
        }
      }
    `,
    useHeldQuery(shown),
  );
  const location = valueOrNull(data.location);
  if (!location) return <LocationUnavailable />;

  return (
    <>
      <title>{`Invites · ${location.name} · Brigade`}</title>
      {location.viewerCanManageApplicants ? (
        <NetworkInviteList
          location={location}
          locationId={locationId}
          choice={choice}
          isBusy={shown !== list}
          onChosen={onChosen}
        />
      ) : (
        <EmptyState illustration={<NoPermission />} title="You don’t have access to invites">
          {location.viewerCannotManageApplicantsReason}
        </EmptyState>
      )}
    </>
  );
}
