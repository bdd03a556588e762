import { coverageText } from '@brigade/domain/schedule/events/coverage.ts';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { EventHeader_event$key } from '../../__generated__/EventHeader_event.graphql.ts';
import { useRecentPage } from '../../businesses/locations/recent/useRecentPage.ts';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { TabLinks } from '../../ui/navigation/TabLinks.tsx';
import { EventDates } from './EventDates.tsx';
import { eventHref, eventsHref, type EventView, eventViews } from './eventHref.ts';

const labels: Record<EventView, string> = {
  overview: 'Overview',
  network: 'Network',
  marketplace: 'Marketplace',
};

interface Props {
  event: EventHeader_event$key;
  locationId: number;
  view: EventView;
  actions: ReactNode;
}

/** The page header of an event, with its tabs. */
export function EventHeader({ event, locationId, view, actions }: Props) {
  const { databaseId, name, startTime, endTime, timeZone, placesCount, confirmedCount } = useFragment(
    graphql`
      fragment EventHeader_event on Event @throwOnFieldError {
        databaseId
        name
        startTime
        endTime
        timeZone
        placesCount
        confirmedCount
      }
    `,
    event,
  );
  useRecentPage(eventHref(locationId, databaseId, 'overview'), name);
  return (
    <PageHeader
      breadcrumbs={[{ label: 'Events', href: eventsHref(locationId) }, { label: name }]}
      title={name}
      subtitle={
        startTime && endTime ? (
          <>
            <EventDates start={startTime} end={endTime} zone={timeZone ?? null} />
            {` · ${coverageText({ places: placesCount ?? 0, confirmed: confirmedCount ?? 0 })}`}
          </>
        ) : (
          'No shifts yet'
        )
      }
      actions={actions}
    >
      <title>{`${name} · Brigade`}</title>
      <TabLinks
        label="Event"
        currentId={view}
        tabs={eventViews.map((id) => ({
          id,
          label: labels[id],
          href: eventHref(locationId, databaseId, id),
        }))}
      />
    </PageHeader>
  );
}
