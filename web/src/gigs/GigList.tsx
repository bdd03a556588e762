import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type { GigList_location$key } from '../__generated__/GigList_location.graphql.ts';
import type { GigListPaginationQuery } from '../__generated__/GigListPaginationQuery.graphql.ts';
import type { GigListScreenQuery } from '../__generated__/GigListScreenQuery.graphql.ts';
import { LoadMore } from '../paging/LoadMore.tsx';
import { useListRefresh } from '../paging/useListRefresh.ts';
import { useNextPage } from '../paging/useNextPage.ts';
import type { ScreenQuery } from '../relay/screenQuery.ts';
import { Fault } from '../relay/Fault.ts';
import { GigDayHeading } from './GigDayHeading.tsx';
import styles from './GigList.module.css';
import { GigListEmpty } from './GigListEmpty.tsx';
import type { GigListChoice } from './gigListSearch.ts';
import { GigRow } from './GigRow.tsx';
import { groupByDay, startDate } from './groupByDay.ts';

interface Props {
  location: GigList_location$key;
  locationId: number;
  list: ScreenQuery<GigListScreenQuery>;
  choice: GigListChoice;
  /** Whether other rows are on their way. */
  isBusy: boolean;
  onChosen: (choice: GigListChoice) => void;
}

/** The gigs, by day where they are in the order of their starts. */
export function GigList({ location, locationId, list, choice, isBusy, onChosen }: Props) {
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    GigListPaginationQuery,
    GigList_location$key
  >(
    graphql`
      fragment GigList_location on Location
      @refetchable(queryName: "GigListPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 25 }, cursor: { type: "String" })
      @throwOnFieldError {
        gigs(first: $count, after: $cursor, filter: $filter, orderBy: $orderBy)
          @connection(key: "GigList_gigs") {
          totalCount
          edges {
            node {
              id
              startTime
              timeZone
              ...GigRow_gig
            }
          }
        }
      }
    `,
    location,
  );
  if (!data.gigs) throw new Fault('UNKNOWN', 'The gigs of this location could not be loaded.');
  const gigs = data.gigs.edges.map(({ node }) => node);
  const next = useNextPage(loadNext);
  useListRefresh(list, gigs.length, (count) => refetch({ count }, { fetchPolicy: 'network-only' }));

  if (gigs.length === 0) return <GigListEmpty choice={choice} onChosen={onChosen} />;

  const { orderBy } = list.queryRef.variables;
  const isByDay = orderBy === 'STARTING_SOONEST' || orderBy === 'STARTING_LATEST';
  const rows = (shown: typeof gigs) => (
    <ul className={styles.rows}>
      {shown.map((gig) => (
        <li key={gig.id}>
          <GigRow gig={gig} locationId={locationId} isDayShown={!isByDay} />
        </li>
      ))}
    </ul>
  );

  return (
    <div className={styles.list} aria-busy={isBusy || undefined}>
      <p className={styles.count} role="status">
        {data.gigs.totalCount === 1 ? '1 gig' : `${data.gigs.totalCount.toLocaleString('en-US')} gigs`}
      </p>
      {isByDay
        ? groupByDay(gigs, (gig) => startDate(gig.startTime, gig.timeZone)).map((day, index) => (
            // Two places in different zones can give the same date twice.
            <section key={`${day.date}-${index}`} className={styles.day} aria-labelledby={`day-${index}`}>
              <GigDayHeading
                id={`day-${index}`}
                className={styles.heading}
                date={day.date}
                zone={day.gigs[0]?.timeZone ?? 'UTC'}
              />
              {rows([...day.gigs])}
            </section>
          ))
        : rows(gigs)}
      {hasNext ? (
        <LoadMore
          label="Load more gigs"
          isLoading={isLoadingNext}
          hasFailed={next.hasFailed}
          onLoad={next.load}
        />
      ) : null}
    </div>
  );
}
