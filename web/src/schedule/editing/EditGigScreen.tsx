import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { EditGigScreenQuery } from '../../__generated__/EditGigScreenQuery.graphql.ts';
import { GigUnavailable } from '../gigs/GigUnavailable.tsx';
import { valueOrNull } from '../../platform/relay/caught.ts';
import { useHeldQuery, type ScreenQuery } from '../../platform/relay/screenQuery.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NoPermission } from '../../ui/illustrations/NoPermission.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { EditGigForm } from './EditGigForm.tsx';

interface Props {
  query: ScreenQuery<EditGigScreenQuery>;
  locationId: number;
  onDone: () => void;
}

/** The form that changes a gig, for who may; the others read why not. */
export function EditGigScreen({ query, locationId, onDone }: Props) {
  const data = usePreloadedQuery<EditGigScreenQuery>(
    graphql`
      query EditGigScreenQuery($gigId: DatabaseId!, $locationId: DatabaseId!)
      @preloadable
      @throwOnFieldError {
        gig(databaseId: $gigId) @catch {
          databaseId
          location {
            databaseId
          }
          viewerCanEdit @catch(to: NULL)
          viewerCannotEditReason @catch(to: NULL)
          ...EditGigForm_gig
        }
        location(databaseId: $locationId) @catch {
          ...EditGigForm_location
        }
      }
    `,
    useHeldQuery(query),
  );
  const gig = valueOrNull(data.gig);
  const location = valueOrNull(data.location);
  if (!gig || !location || gig.location?.databaseId !== locationId) {
    return <GigUnavailable locationId={locationId} />;
  }
  if (gig.viewerCanEdit !== true) {
    return (
      <EmptyState
        headingLevel={1}
        illustration={<NoPermission />}
        title="This shift cannot be changed"
        action={
          <LinkButton href={`/locations/${locationId}/gigs/${gig.databaseId}`}>Back to the shift</LinkButton>
        }
      >
        <title>Edit shift · Brigade</title>
        {gig.viewerCannotEditReason ?? 'Your role does not allow it.'}
      </EmptyState>
    );
  }
  return <EditGigForm gig={gig} location={location} onDone={onDone} />;
}
