import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { LocationInfoScreenQuery } from '../__generated__/LocationInfoScreenQuery.graphql.ts';
import { valueOrNull } from '../relay/caught.ts';
import { useHeldQuery, type ScreenQuery } from '../relay/screenQuery.ts';

/** A location's details and settings, a section each. */
export function LocationInfoScreen({ query }: { query: ScreenQuery<LocationInfoScreenQuery> }) {
  const data = usePreloadedQuery<LocationInfoScreenQuery>(
    graphql`
      query LocationInfoScreenQuery($locationId: Int!) @preloadable @throwOnFieldError {
        location(databaseId: $locationId) @catch {
          name
        }
      }
    `,
    useHeldQuery(query),
  );
  const location = valueOrNull(data.location);
  if (!location) return null;
  return <title>{`${location.name} · Brigade`}</title>;
}
