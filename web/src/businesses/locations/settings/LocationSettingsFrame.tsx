import { Outlet, useLocation } from '@tanstack/react-router';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { LocationSettingsFrameQuery } from '../../../__generated__/LocationSettingsFrameQuery.graphql.ts';
import { valueOrNull } from '../../../platform/relay/caught.ts';
import { useHeldQuery, type ScreenQuery } from '../../../platform/relay/screenQuery.ts';
import { LocationSettingsShell } from './LocationSettingsShell.tsx';
import { LocationUnavailable } from '../LocationUnavailable.tsx';

interface Props {
  query: ScreenQuery<LocationSettingsFrameQuery>;
  locationId: number;
}

/** The frame of a location's settings: name, approval, and sections. Its query is shared by the sections. */
export function LocationSettingsFrame({ query, locationId }: Props) {
  const data = usePreloadedQuery<LocationSettingsFrameQuery>(
    graphql`
      query LocationSettingsFrameQuery($locationId: DatabaseId!) @preloadable @throwOnFieldError {
        location(databaseId: $locationId) @catch {
          ...LocationSettingsShell_location
        }
      }
    `,
    useHeldQuery(query),
  );
  const currentId = useLocation({ select: ({ pathname }) => pathname.split('/')[3] ?? '' });
  const location = valueOrNull(data.location);
  if (!location) return <LocationUnavailable />;

  return (
    <LocationSettingsShell location={location} locationId={locationId} currentId={currentId}>
      <Outlet />
    </LocationSettingsShell>
  );
}
