import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { LocationAddressesScreenQuery } from '../../__generated__/LocationAddressesScreenQuery.graphql.ts';
import { valueOrNull } from '../../platform/relay/caught.ts';
import { useHeldQuery, type ScreenQuery } from '../../platform/relay/screenQuery.ts';
import { LocationAddresses } from './LocationAddresses.tsx';

/** The addresses of a location's gigs. */
export function LocationAddressesScreen({ query }: { query: ScreenQuery<LocationAddressesScreenQuery> }) {
  const data = usePreloadedQuery<LocationAddressesScreenQuery>(
    graphql`
      query LocationAddressesScreenQuery($locationId: DatabaseId!) @preloadable @throwOnFieldError {
        location(databaseId: $locationId) @catch {
          name
          ...LocationAddresses_location
          ...LocationAddresses_permission
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
      <title>{`Addresses · ${location.name} · Brigade`}</title>
      <LocationAddresses location={location} permission={location} />
    </>
  );
}
