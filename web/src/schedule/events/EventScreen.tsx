import type { ReactNode } from 'react';
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
  /** What offers its shifts to pros, for viewers who can. */
  offers?: ReactNode;
}

/** The screen of an event at a location. All its tabs use the same query, so switching needs no request. */
export function EventScreen({ query, locationId, view, offers }: Props) {
  const data = usePreloadedQuery<EventScreenQuery>(
    graphql`
      query EventScreenQuery($eventId: DatabaseId!, $locationId: DatabaseId!)
      @preloadable
      @throwOnFieldError {
        location(databaseId: $locationId) @catch {
          viewerCanPostGigs @catch(to: NULL)
          viewerCannotPostGigsReason @catch(to: NULL)
          viewerCanManageApplicants @catch(to: NULL)
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
      offers={location.viewerCanManageApplicants === true ? offers : null}
      canEdit={location.viewerCanPostGigs === true}
      cannotEditReason={location.viewerCannotPostGigsReason ?? null}
    />
  );
}
