import { lazy, Suspense, useEffect } from 'react';
import { useQueryLoader } from 'react-relay/hooks';
import type { ProProfileQuery } from '../../__generated__/ProProfileQuery.graphql.ts';
import proProfileQuery from '../../__generated__/ProProfileQuery$parameters.ts';
import { ErrorBoundary } from '../../platform/screen/ErrorBoundary.tsx';
import { errorDetails } from '../../platform/screen/errorDetails.ts';
import { supportHref } from '../../platform/screen/supportHref.ts';
import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';
import { ErrorScreen } from '../../ui/screens/ErrorScreen.tsx';

const ProProfile = lazy(() => import('./ProProfile.tsx'));

interface Props {
  /** The pro to show; null keeps nothing. */
  uuid: string | null;
  /** The location whose favorites and blocks the profile shows. */
  locationId: number;
}

/** A pro's profile for a drawer or panel. Its query starts at once; its code loads with the first opening. */
export function LoadedProfile({ uuid, locationId }: Props) {
  const [queryRef, load, dispose] = useQueryLoader<ProProfileQuery>(proProfileQuery);

  useEffect(() => {
    if (uuid === null) return undefined;
    load({ uuid, locationId });
    return dispose;
  }, [uuid, locationId, load, dispose]);

  return (
    <ErrorBoundary
      resetKey={queryRef}
      // The list beside the profile stays interactive.
      renderError={(error) => (
        <ErrorScreen
          details={errorDetails(error)}
          supportHref={supportHref}
          onRetry={() => {
            if (uuid !== null) load({ uuid, locationId }, { fetchPolicy: 'network-only' });
          }}
        />
      )}
    >
      <Suspense fallback={<SkeletonRows label="Loading profile" />}>
        {queryRef ? <ProProfile queryRef={queryRef} /> : <SkeletonRows label="Loading profile" />}
      </Suspense>
    </ErrorBoundary>
  );
}
