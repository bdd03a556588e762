import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { LocationAddOnsScreenQuery } from '../../__generated__/LocationAddOnsScreenQuery.graphql.ts';
import { valueOrNull } from '../../platform/relay/caught.ts';
import { useHeldQuery, type ScreenQuery } from '../../platform/relay/screenQuery.ts';
import { LocationAddOns } from './LocationAddOns.tsx';

/** The add-ons of a location: booked and available. */
export function LocationAddOnsScreen({ query }: { query: ScreenQuery<LocationAddOnsScreenQuery> }) {
  const data = usePreloadedQuery<LocationAddOnsScreenQuery>(
    graphql`
      query LocationAddOnsScreenQuery($locationId: DatabaseId!) @preloadable @throwOnFieldError {
        location(databaseId: $locationId) @catch {
          name
          ...LocationAddOns_location
        }
      }
    `,
    useHeldQuery(query),
  );
  const location = valueOrNull(data.location);
  // The location frame shows that it was not found.
  if (!location) return null;
  return (
    <>
      <title>{`Add-ons · ${location.name} · Brigade`}</title>
      <LocationAddOns location={location} />
    </>
  );
}
