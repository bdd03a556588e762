import { useDeferredValue } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { NetworkMembersScreenQuery } from '../../__generated__/NetworkMembersScreenQuery.graphql.ts';
import { LocationUnavailable } from '../../businesses/locations/LocationUnavailable.tsx';
import { valueOrNull } from '../../platform/relay/caught.ts';
import { useHeldQuery, type ScreenQuery } from '../../platform/relay/screenQuery.ts';
import { AvailableMembers } from './AvailableMembers.tsx';

interface Props {
  list: ScreenQuery<NetworkMembersScreenQuery>;
  locationId: number;
  search: string;
  onSearched: (search: string) => void;
}

/** The pros of a location's network. */
export function NetworkMembersScreen({ list, locationId, search, onSearched }: Props) {
  // While a changed search loads, the current rows stay.
  const shown = useDeferredValue(list);
  const data = usePreloadedQuery<NetworkMembersScreenQuery>(
    graphql`
      query NetworkMembersScreenQuery($locationId: DatabaseId!, $search: String!)
      @preloadable
      @throwOnFieldError {
        location(databaseId: $locationId) @catch {
          name
          ...AvailableMembers_location
        }
      }
    `,
    useHeldQuery(shown),
  );
  const location = valueOrNull(data.location);
  if (!location) return <LocationUnavailable />;

  return (
    <>
      <title>{`Network · ${location.name} · Brigade`}</title>
      <AvailableMembers
        location={location}
        locationId={locationId}
        search={search}
        isBusy={shown !== list}
        onSearched={onSearched}
      />
    </>
  );
}
