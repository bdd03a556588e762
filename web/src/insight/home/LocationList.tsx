import { useEffect, useState, type ReactNode } from 'react';
import { graphql } from 'react-relay/hooks';
import type { LocationListPaginationQuery } from '../../__generated__/LocationListPaginationQuery.graphql.ts';
import type { LocationList_query$key } from '../../__generated__/LocationList_query.graphql.ts';
import type { LocationsScreenQuery } from '../../__generated__/LocationsScreenQuery.graphql.ts';
import { currentInstant } from '../../platform/clock/currentTime.ts';
import { LoadMore } from '../../platform/paging/LoadMore.tsx';
import { largestPage } from '../../platform/paging/largestPage.ts';
import { useListRefresh } from '../../platform/paging/useListRefresh.ts';
import { useNextPage } from '../../platform/paging/useNextPage.ts';
import { usePages } from '../../platform/paging/usePages.ts';
import type { ScreenQuery } from '../../platform/relay/screenQuery.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NoResults } from '../../ui/illustrations/NoResults.tsx';
import { groupByOrganization } from '../../businesses/locations/list/groupByOrganization.ts';
import { matchesSearch } from '../../businesses/locations/list/matchesSearch.ts';
import { NoLocationsYet } from './NoLocationsYet.tsx';
import { OrganizationLocations } from './OrganizationLocations.tsx';
import { sortByUrgency } from './sortByUrgency.ts';

interface Props {
  query: LocationList_query$key;
  list: ScreenQuery<LocationsScreenQuery>;
  search: string;
  /** The action that needs a location, null for none. */
  resumeWith: string | null;
  /** Whether this person may add locations. */
  mayAdd: boolean;
  /** What is above the list, which depends on whether there is any location. */
  children: (isEmpty: boolean) => ReactNode;
}

/** The locations that match the search, grouped by organization, those first where most is at stake. */
export function LocationList({ query, list, search, resumeWith, mayAdd, children }: Props) {
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePages<
    LocationListPaginationQuery,
    LocationList_query$key
  >(
    graphql`
      fragment LocationList_query on Query
      @refetchable(queryName: "LocationListPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" })
      @throwOnFieldError {
        viewer {
          locations(first: $count, after: $cursor, orderBy: URGENCY)
            @connection(key: "LocationList_locations") {
            edges {
              node {
                name
                address {
                  city
                }
                organization {
                  databaseId
                  name
                }
                ...sortByUrgency_location
                ...OrganizationLocations_locations
              }
            }
          }
        }
      }
    `,
    query,
  );
  const [now] = useState(() => currentInstant());
  const loaded = (data.viewer?.locations?.edges ?? []).map(({ node }) => node);
  const pages = { hasNext, isLoadingNext, loadNext, refetch };
  const { rows: locations, isHeld, refresh } = useListRefresh(list, loaded, pages);
  const next = useNextPage(loadNext, largestPage);

  // The server cannot search this list, so a search loads all of it.
  const needsMore = search !== '' && hasNext && !isLoadingNext && !isHeld && !next.hasFailed;
  const loadMore = next.load;
  useEffect(() => {
    if (needsMore) loadMore();
  }, [needsMore, loadMore]);

  const found = locations.filter(({ name, address, organization }) =>
    matchesSearch(search, [name, address.city, organization.name]),
  );

  if (locations.length === 0) {
    return (
      <>
        {children(true)}
        <NoLocationsYet mayAdd={mayAdd} />
      </>
    );
  }
  return (
    <>
      {children(false)}
      {found.length === 0 && !hasNext ? (
        <EmptyState illustration={<NoResults />} title={`No location matches “${search}”`}>
          Try a part of the name, the city or the organization.
        </EmptyState>
      ) : null}
      {groupByOrganization(sortByUrgency(found, now)).map((group) => (
        <OrganizationLocations
          key={group.organization.databaseId}
          organization={group.organization}
          locations={group.locations}
          resumeWith={resumeWith}
          onChanged={refresh}
        />
      ))}
      {hasNext ? (
        <LoadMore
          label="Load more locations"
          isLoading={isLoadingNext || isHeld}
          hasFailed={next.hasFailed}
          onLoad={next.load}
        />
      ) : null}
    </>
  );
}
