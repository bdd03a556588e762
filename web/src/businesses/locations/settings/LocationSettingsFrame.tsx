import { Outlet, useLocation } from '@tanstack/react-router';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { LocationSettingsFrameQuery } from '../../../__generated__/LocationSettingsFrameQuery.graphql.ts';
import { valueOrNull } from '../../../platform/relay/caught.ts';
import { useHeldQuery, type ScreenQuery } from '../../../platform/relay/screenQuery.ts';
import { LocationSettingsHeader } from './LocationSettingsHeader.tsx';
import styles from './LocationSettingsFrame.module.css';
import { LocationUnavailable } from '../LocationUnavailable.tsx';

interface Props {
  query: ScreenQuery<LocationSettingsFrameQuery>;
  locationId: number;
}

/** The frame of a location's settings: name, approval, and tabs. Its query is shared by the tabs. */
export function LocationSettingsFrame({ query, locationId }: Props) {
  const data = usePreloadedQuery<LocationSettingsFrameQuery>(
    graphql`
      query LocationSettingsFrameQuery($locationId: Int!) @preloadable @throwOnFieldError {
        location(databaseId: $locationId) @catch {
          ...LocationSettingsHeader_location
        }
      }
    `,
    useHeldQuery(query),
  );
  const currentTab = useLocation({ select: ({ pathname }) => pathname.split('/')[3] ?? '' });
  const location = valueOrNull(data.location);
  if (!location) return <LocationUnavailable />;

  return (
    <>
      <LocationSettingsHeader location={location} locationId={locationId} currentTab={currentTab} />
      <div className={styles.page}>
        <Outlet />
      </div>
    </>
  );
}
