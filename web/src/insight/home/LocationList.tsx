import { type HomeItemKind, sortByWorstItem } from '@brigade/domain/insight/home/homeItems.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
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
import { NoLocations } from '../../ui/illustrations/NoLocations.tsx';
import { NoResults } from '../../ui/illustrations/NoResults.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { TextLink } from '../../ui/navigation/TextLink.tsx';
import { supportHref } from '../../platform/screen/supportHref.ts';
import { groupByOrganization } from '../../businesses/locations/list/groupByOrganization.ts';
import { LocationCard } from '../../businesses/locations/list/LocationCard.tsx';
import { LocationHome } from './LocationHome.tsx';
import styles from './LocationList.module.css';
import { matchesSearch } from '../../businesses/locations/list/matchesSearch.ts';

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
                id
                name
                address {
                  city
                }
                organization {
                  databaseId
                  name
                }
                approvalStatus
                home(isBrief: true) @catch(to: NULL) {
                  items {
                    kind
                    count
                    gig {
                      startTime
                    }
                  }
                }
                ...LocationCard_location
                ...LocationHome_location
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

  const sorted = sortByWorstItem(found, ({ home }) => worstOf(home), now).toSorted(waitingFirst);

  if (locations.length === 0) {
    return (
      <>
        {children(true)}
        <EmptyState
          illustration={<NoLocations />}
          title="No locations yet"
          action={
            mayAdd ? (
              <LinkButton href="/locations/add">Add your first location</LinkButton>
            ) : (
              <LinkButton href={supportHref}>Contact support</LinkButton>
            )
          }
        >
          {mayAdd
            ? 'A location is a place where pros come to work: a restaurant, a hotel, a venue.'
            : 'Ask an admin of your organization to invite you to a location.'}
        </EmptyState>
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
      {groupByOrganization(sorted).map(({ organization, locations: places }) => (
        <section
          key={organization.databaseId}
          className={styles.group}
          aria-labelledby={`organization-${organization.databaseId}`}
        >
          <h2 id={`organization-${organization.databaseId}`} className={styles.organization}>
            <TextLink href={`/organizations/${organization.databaseId}`}>{organization.name}</TextLink>
            <span className={styles.count}>
              {places.length === 1 ? '1 location' : `${places.length} locations`}
            </span>
          </h2>
          <ul className={styles.cards}>
            {places.map((place) => (
              <li key={place.id}>
                <LocationCard
                  location={place}
                  resumeWith={resumeWith}
                  summary={
                    place.approvalStatus === 'APPROVED' ? (
                      <LocationHome location={place} onChanged={refresh} />
                    ) : null
                  }
                />
              </li>
            ))}
          </ul>
        </section>
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

interface ShownHome {
  readonly items: readonly {
    readonly kind: string;
    readonly count: number;
    readonly gig: { readonly startTime: string } | null | undefined;
  }[];
}

/** The first of the items, which the server sorts; null where nothing is to do. */
function worstOf(home: ShownHome | null | undefined) {
  const item = home?.items[0];
  if (!item) return null;
  const start = item.gig?.startTime;
  return {
    kind: item.kind as HomeItemKind,
    count: item.count,
    startsAt: start === undefined ? null : Temporal.Instant.from(start),
  };
}

/** Locations that wait for approval come first. Their order remains otherwise. */
function waitingFirst(one: { approvalStatus: string }, other: { approvalStatus: string }): number {
  return Number(other.approvalStatus !== 'APPROVED') - Number(one.approvalStatus !== 'APPROVED');
}
