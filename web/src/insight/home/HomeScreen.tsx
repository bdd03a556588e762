import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { HomeScreenQuery } from '../../__generated__/HomeScreenQuery.graphql.ts';
import { LocationUnavailable } from '../../businesses/locations/LocationUnavailable.tsx';
import { refetchScreen } from '../../platform/live/refetchScreen.ts';
import { useThrottledCallback } from '../../platform/live/useThrottledCallback.ts';
import { valueOrNull } from '../../platform/relay/caught.ts';
import { type ScreenQuery, useHeldQuery } from '../../platform/relay/screenQuery.ts';
import { useLocationLive } from '../../schedule/gigs/useLocationLive.ts';
import { HomePanels } from './HomePanels.tsx';

interface Props {
  query: ScreenQuery<HomeScreenQuery>;
  locationId: number;
}

/** Where one lands: today at a location, what needs attention, and the week ahead. */
export function HomeScreen({ query, locationId }: Props) {
  const data = usePreloadedQuery<HomeScreenQuery>(
    graphql`
      query HomeScreenQuery($locationId: DatabaseId!) @preloadable @throwOnFieldError {
        location(databaseId: $locationId) @catch {
          ...useLocationLive_location
          # What may fail is caught in a fragment: a failure inside would make the location itself unavailable.
          ...HomePanels_location
        }
      }
    `,
    useHeldQuery(query),
  );
  const location = valueOrNull(data.location);
  const refresh = useThrottledCallback(() => refetchScreen(query));
  const live = useLocationLive(location ?? null, refresh);
  if (!location) return <LocationUnavailable />;
  return (
    <HomePanels
      location={location}
      locationId={locationId}
      live={live}
      onChanged={refresh}
      onRetry={() => refetchScreen(query)}
    />
  );
}
