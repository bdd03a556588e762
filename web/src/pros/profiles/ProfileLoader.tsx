import { type ReactNode, Suspense, useEffect } from 'react';
import { type PreloadedQuery, useQueryLoader } from 'react-relay/hooks';
import type { OperationType, PreloadableConcreteRequest } from 'relay-runtime';
import { ErrorBoundary } from '../../platform/screen/ErrorBoundary.tsx';
import { errorDetails } from '../../platform/screen/errorDetails.ts';
import { supportHref } from '../../platform/screen/supportHref.ts';
import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';
import { ErrorScreen } from '../../ui/screens/ErrorScreen.tsx';

interface ProfileOperation extends OperationType {
  readonly variables: { readonly uuid: string; readonly locationId: number };
}

interface Props<TQuery extends ProfileOperation> {
  /** The pro to show; null keeps nothing. */
  uuid: string | null;
  /** The location whose favorites and blocks the profile shows. */
  locationId: number;
  query: PreloadableConcreteRequest<TQuery>;
  /** Renders the profile, whose code may be loaded on demand. */
  children: (queryRef: PreloadedQuery<TQuery>) => ReactNode;
}

/** A pro's profile for a drawer or panel. Its query starts at once, together with what loads its code. */
export function ProfileLoader<TQuery extends ProfileOperation>({
  uuid,
  locationId,
  query,
  children,
}: Props<TQuery>) {
  const [queryRef, load, dispose] = useQueryLoader<TQuery>(query);

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
        {queryRef ? children(queryRef) : <SkeletonRows label="Loading profile" />}
      </Suspense>
    </ErrorBoundary>
  );
}
