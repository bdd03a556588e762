import { Suspense } from 'react';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NotFound } from '../../ui/illustrations/NotFound.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';
import { useViewer, ViewerLocationPicker } from './ViewerProvider.tsx';
import styles from './LocationUnavailable.module.css';

/** One answer to a location that does not exist and to one that this person may not know of. */
export function LocationUnavailable() {
  const hasWorkplaces = useViewer().workplaces.length > 0;
  return (
    <div className={styles.page}>
      <title>Location not found · Brigade</title>
      <EmptyState
        headingLevel={1}
        illustration={<NotFound />}
        title="Location not found, or you have no access to it"
        action={hasWorkplaces ? undefined : <LinkButton href="/locations">Your locations</LinkButton>}
      >
        Check the address, or ask an admin of the location to invite you.
        {hasWorkplaces ? ' These are the locations you can work at:' : null}
      </EmptyState>
      {hasWorkplaces ? (
        <Suspense fallback={<SkeletonRows label="Loading locations" rows={4} />}>
          <ViewerLocationPicker />
        </Suspense>
      ) : null}
    </div>
  );
}
