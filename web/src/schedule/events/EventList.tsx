import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type { EventList_location$key } from '../../__generated__/EventList_location.graphql.ts';
import type { EventListPaginationQuery } from '../../__generated__/EventListPaginationQuery.graphql.ts';
import { NextPage } from '../../platform/paging/NextPage.tsx';
import { Fault } from '../../platform/relay/Fault.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NoGigs } from '../../ui/illustrations/NoGigs.tsx';
import { NoResults } from '../../ui/illustrations/NoResults.tsx';
import styles from './EventList.module.css';
import { EventRow } from './EventRow.tsx';
import type { EventsChoice } from './eventsSearch.ts';

interface Props {
  location: EventList_location$key;
  locationId: number;
  choice: EventsChoice;
  /** Whether newer rows are loading. */
  isBusy: boolean;
}

/** The list of events: upcoming events in chronological order, past events in reverse. */
export function EventList({ location, locationId, choice, isBusy }: Props) {
  const { data, ...pages } = usePaginationFragment<EventListPaginationQuery, EventList_location$key>(
    graphql`
      fragment EventList_location on Location
      @refetchable(queryName: "EventListPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 25 }, cursor: { type: "String" })
      @throwOnFieldError {
        events(first: $count, after: $cursor, period: $period, search: $search)
          @connection(key: "EventList_events") {
          edges {
            node {
              id
              ...EventRow_event
            }
          }
        }
      }
    `,
    location,
  );
  if (!data.events) throw new Fault('UNKNOWN', 'The events of this location could not be loaded.');
  const events = data.events.edges.map(({ node }) => node);
  if (events.length === 0) return <NoEvents choice={choice} />;

  return (
    <>
      <Card padding="none">
        <ul className={styles.rows} aria-label="Events" aria-busy={isBusy || undefined}>
          {events.map((event) => (
            <EventRow key={event.id} event={event} locationId={locationId} />
          ))}
        </ul>
      </Card>
      <NextPage label="Load more events" pages={pages} />
    </>
  );
}

function NoEvents({ choice: { period, search } }: { choice: EventsChoice }) {
  if (search !== '') {
    return (
      <EmptyState illustration={<NoResults />} title={`No events match “${search}”`}>
        {period === 'past' ? 'Try searching upcoming events.' : 'Try searching past events.'}
      </EmptyState>
    );
  }
  return (
    <EmptyState illustration={<NoGigs />} title={period === 'past' ? 'No past events' : 'No upcoming events'}>
      Events group the shifts of an occasion, such as a wedding, a gala or a conference.
    </EmptyState>
  );
}
