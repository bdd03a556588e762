import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { BlocksScreenQuery } from '../../__generated__/BlocksScreenQuery.graphql.ts';
import { LocationUnavailable } from '../../businesses/locations/LocationUnavailable.tsx';
import { valueOrNull } from '../../platform/relay/caught.ts';
import { useHeldQuery, type ScreenQuery } from '../../platform/relay/screenQuery.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NoPermission } from '../../ui/illustrations/NoPermission.tsx';
import { BlockList } from './BlockList.tsx';

/** Who may not work at a location, for those who may know. */
export function BlocksScreen({ query }: { query: ScreenQuery<BlocksScreenQuery> }) {
  const data = usePreloadedQuery<BlocksScreenQuery>(
    graphql`
      query BlocksScreenQuery($locationId: DatabaseId!) @preloadable @throwOnFieldError {
        location(databaseId: $locationId) @catch {
          name
          viewerCanManageBlocks @catch(to: NULL)
          viewerCannotManageBlocksReason @catch(to: NULL)
          ...BlockList_location
        }
      }
    `,
    useHeldQuery(query),
  );
  const location = valueOrNull(data.location);
  if (!location) return <LocationUnavailable />;
  return (
    <>
      <title>{`Blocked pros · ${location.name} · Brigade`}</title>
      {location.viewerCanManageBlocks ? (
        <BlockList location={location} />
      ) : (
        <EmptyState illustration={<NoPermission />} title="You cannot see who is blocked">
          {location.viewerCannotManageBlocksReason}
        </EmptyState>
      )}
    </>
  );
}
