import Plus from 'lucide-react/icons/plus';
import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { EventsScreenQuery } from '../../__generated__/EventsScreenQuery.graphql.ts';
import { LocationUnavailable } from '../../businesses/locations/LocationUnavailable.tsx';
import { useScreenCommands } from '../../platform/commands/screenCommands.ts';
import { valueOrNull } from '../../platform/relay/caught.ts';
import { useHeldQuery, type ScreenQuery } from '../../platform/relay/screenQuery.ts';
import { stringifySearch } from '../../platform/screen/searchParams.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { SearchField } from '../../ui/fields/SearchField.tsx';
import { TabLinks } from '../../ui/navigation/TabLinks.tsx';
import { eventsHref } from './eventHref.ts';
import { EventList } from './EventList.tsx';
import styles from './EventsScreen.module.css';
import { type EventsChoice, writeEventsSearch } from './eventsSearch.ts';

const CreateEventDialog = lazy(() => import('./CreateEventDialog.tsx'));

const periods = [
  ['upcoming', 'Upcoming'],
  ['past', 'Past'],
] as const;

interface Props {
  list: ScreenQuery<EventsScreenQuery>;
  locationId: number;
  choice: EventsChoice;
  onChosen: (choice: EventsChoice) => void;
}

export function EventsScreen({ list, locationId, choice, onChosen }: Props) {
  // Keeps showing the previous rows while the next ones load.
  const shown = useDeferredValue(list);
  const data = usePreloadedQuery<EventsScreenQuery>(
    graphql`
      query EventsScreenQuery($locationId: DatabaseId!, $period: EventPeriod!, $search: String!)
      @preloadable
      @throwOnFieldError {
        location(databaseId: $locationId) @catch {
          id
          name
          viewerCanPostGigs @catch(to: NULL)
          ...EventList_location
        }
      }
    `,
    useHeldQuery(shown),
  );
  const [isCreating, setIsCreating] = useState(false);
  const location = valueOrNull(data.location);
  useScreenCommands(
    location?.viewerCanPostGigs
      ? [{ id: 'new-event', label: 'New event', onAction: () => setIsCreating(true) }]
      : [],
  );
  if (!location) return <LocationUnavailable />;
  const hrefOf = (period: EventsChoice['period']) =>
    `${eventsHref(locationId)}${stringifySearch({ ...writeEventsSearch({ ...choice, period }) })}`;

  return (
    <>
      <PageHeader
        title="Events"
        subtitle={location.name}
        actions={
          location.viewerCanPostGigs ? (
            <Button icon={<Plus aria-hidden="true" />} onPress={() => setIsCreating(true)}>
              New event
            </Button>
          ) : null
        }
      >
        <title>{`Events · ${location.name} · Brigade`}</title>
        <TabLinks
          label="Period"
          currentId={choice.period}
          tabs={periods.map(([id, label]) => ({ id, label, href: hrefOf(id) }))}
        />
      </PageHeader>
      <div className={styles.search}>
        <SearchField
          label="Find events by name"
          placeholder="Find events by name"
          delay={250}
          value={choice.search}
          onChange={(search) => onChosen({ ...choice, search })}
        />
      </div>
      <EventList location={location} locationId={locationId} choice={choice} isBusy={shown !== list} />
      <Suspense>
        {isCreating ? (
          <CreateEventDialog
            locationId={location.id}
            locationDatabaseId={locationId}
            onClosed={() => setIsCreating(false)}
          />
        ) : null}
      </Suspense>
    </>
  );
}
