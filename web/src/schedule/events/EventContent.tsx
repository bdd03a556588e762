import type { ReactNode } from 'react';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type { EventContent_event$key } from '../../__generated__/EventContent_event.graphql.ts';
import type { EventContentPaginationQuery } from '../../__generated__/EventContentPaginationQuery.graphql.ts';
import { NextPage } from '../../platform/paging/NextPage.tsx';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { CoverageMatrix } from './CoverageMatrix.tsx';
import { EventActions } from './EventActions.tsx';
import styles from './EventContent.module.css';
import { EventCost } from './EventCost.tsx';
import { EventHeader } from './EventHeader.tsx';
import type { EventView } from './eventHref.ts';
import { EventLeads } from './EventLeads.tsx';
import { EventShifts } from './EventShifts.tsx';

interface Props {
  event: EventContent_event$key;
  locationId: number;
  view: EventView;
  /** What offers its shifts to pros. */
  offers: ReactNode;
  canEdit: boolean;
  /** The reason the viewer cannot edit the event. */
  cannotEditReason: string | null;
}

const introductions: Record<EventView, string | null> = {
  overview: null,
  network:
    'Shifts visible only to your network. You can post open places to the marketplace, where every pro in the market can apply.',
  marketplace: 'Shifts that every pro in the market can apply to.',
};

/** A page of an event: its coverage, shifts, cost and leads. */
export function EventContent({ event, locationId, view, offers, canEdit, cannotEditReason }: Props) {
  const { data, ...pages } = usePaginationFragment<EventContentPaginationQuery, EventContent_event$key>(
    graphql`
      fragment EventContent_event on Event
      @refetchable(queryName: "EventContentPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" })
      @throwOnFieldError {
        ...EventHeader_event
        ...EventActions_event
        ...EventShifts_event
        ...EventLeads_event
        shifts(first: $count, after: $cursor) @connection(key: "EventContent_shifts") {
          edges {
            node {
              ...CoverageMatrix_shifts
              ...EventShifts_shifts
              ...EventCost_shifts
              ...EventLeads_shifts
            }
          }
        }
      }
    `,
    event,
  );
  const nodes = data.shifts?.edges.map(({ node }) => node) ?? [];
  const introduction = introductions[view];
  const shifts = (
    <div>
      <EventShifts
        event={data}
        shifts={nodes}
        hasMore={pages.hasNext}
        locationId={locationId}
        view={view}
        offers={offers}
        canEdit={canEdit}
      />
      <NextPage label="Load more shifts" pages={pages} size={50} />
    </div>
  );

  return (
    <>
      <EventHeader
        event={data}
        locationId={locationId}
        view={view}
        actions={canEdit ? <EventActions event={data} locationId={locationId} /> : null}
      />
      <div className={styles.page}>
        {canEdit ? null : (
          <InlineAlert tone="info" title="You have view-only access to this event">
            {cannotEditReason ?? 'Your role does not allow it.'}
          </InlineAlert>
        )}
        {introduction === null ? null : <p className={styles.introduction}>{introduction}</p>}
        {view === 'overview' ? (
          <>
            <CoverageMatrix shifts={nodes} />
            <div className={styles.columns}>
              {shifts}
              <div className={styles.side}>
                {pages.hasNext ? null : <EventCost shifts={nodes} />}
                <EventLeads event={data} shifts={nodes} />
              </div>
            </div>
          </>
        ) : (
          shifts
        )}
      </div>
    </>
  );
}
