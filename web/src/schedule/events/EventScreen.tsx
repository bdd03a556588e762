import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { EventScreenQuery } from '../../__generated__/EventScreenQuery.graphql.ts';
import { LocationUnavailable } from '../../businesses/locations/LocationUnavailable.tsx';
import { valueOrNull } from '../../platform/relay/caught.ts';
import { useHeldQuery, type ScreenQuery } from '../../platform/relay/screenQuery.ts';
import { EventContent } from './EventContent.tsx';
import type { EventView } from './eventHref.ts';
import { EventUnavailable } from './EventUnavailable.tsx';

interface Props {
  query: ScreenQuery<EventScreenQuery>;
  locationId: number;
  view: EventView;
}

/** An event, as a location sees it. Its pages show the same data, so the way between them asks for nothing. */
export function EventScreen({ query, locationId, view }: Props) {
  const data = usePreloadedQuery<EventScreenQuery>(
    graphql`
      query EventScreenQuery($eventId: Int!, $locationId: Int!) @preloadable @throwOnFieldError {
        location(databaseId: $locationId) @catch {
          viewerCanPostGigs @catch(to: NULL)
          viewerCannotPostGigsReason @catch(to: NULL)
        }
        event(databaseId: $eventId) @catch {
          ...EventContent_event
        }
      }
    `,
    useHeldQuery(query),
  );
  const location = valueOrNull(data.location);
  const event = valueOrNull(data.event);
  if (!location) return <LocationUnavailable />;
  if (!event) return <EventUnavailable locationId={locationId} />;
  return (
    <EventContent
      event={event}
      locationId={locationId}
      view={view}
      canEdit={location.viewerCanPostGigs === true}
      cannotEditReason={location.viewerCannotPostGigsReason ?? null}
    />
  );
}
