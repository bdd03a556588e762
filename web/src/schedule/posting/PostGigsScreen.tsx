import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { PostGigsScreenQuery } from '../../__generated__/PostGigsScreenQuery.graphql.ts';
import { LocationUnavailable } from '../../businesses/locations/LocationUnavailable.tsx';
import { valueOrNull } from '../../platform/relay/caught.ts';
import { useHeldQuery, type ScreenQuery } from '../../platform/relay/screenQuery.ts';
import { CannotPost } from './CannotPost.tsx';
import { PostGigsForm, type PostGigsFormProps } from './PostGigsForm.tsx';
import { useCopiedValues } from './useCopiedValues.ts';

interface Props extends Omit<PostGigsFormProps, 'location' | 'userId' | 'beginning'> {
  query: ScreenQuery<PostGigsScreenQuery>;
  locationId: number;
}

/** The form that posts gigs. Viewers without the permission see who to contact. */
export function PostGigsScreen({ query, locationId, ...form }: Props) {
  const data = usePreloadedQuery<PostGigsScreenQuery>(
    graphql`
      query PostGigsScreenQuery(
        $locationId: DatabaseId!
        $gigId: DatabaseId!
        $hasGig: Boolean!
        $eventId: DatabaseId!
        $hasEvent: Boolean!
        $proUuid: ID!
        $hasPro: Boolean!
      ) @preloadable @throwOnFieldError {
        viewer {
          databaseId
        }
        location(databaseId: $locationId) @catch {
          viewerCanPostGigs @catch(to: NULL)
          viewerCannotPostGigsReason @catch(to: NULL)
          ...PostGigsForm_location
        }
        gig(databaseId: $gigId) @include(if: $hasGig) @catch(to: NULL) {
          ...useCopiedValues_gig
        }
        event(databaseId: $eventId) @include(if: $hasEvent) @catch(to: NULL) {
          id
          name
        }
        pro(uuid: $proUuid) @include(if: $hasPro) @catch(to: NULL) {
          id
          displayName
        }
      }
    `,
    useHeldQuery(query),
  );
  const copied = useCopiedValues(data.gig ?? null);
  const { event, pro } = data;
  const location = valueOrNull(data.location);
  if (!location || !data.viewer) return <LocationUnavailable />;
  if (location.viewerCanPostGigs !== true) {
    return <CannotPost locationId={locationId} reason={location.viewerCannotPostGigsReason ?? null} />;
  }
  return (
    <PostGigsForm
      {...form}
      location={location}
      userId={data.viewer.databaseId}
      beginning={{
        copied,
        event: event ? { id: event.id, name: event.name } : null,
        pro: pro ? { id: pro.id, displayName: pro.displayName } : null,
      }}
    />
  );
}
