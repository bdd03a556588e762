import { Suspense, useEffect } from 'react';
import { useQueryLoader } from 'react-relay/hooks';
import placeOptionsQuery from '../../__generated__/PlaceSelectQuery$parameters.ts';
import type { PlaceSelectQuery } from '../../__generated__/PlaceSelectQuery.graphql.ts';
import { ErrorBoundary } from '../../platform/screen/ErrorBoundary.tsx';
import { LoadError } from '../../platform/screen/LoadError.tsx';
import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';
import type { FieldBinding } from '../../ui/forms/useForm.ts';
import { PlaceSelect } from './PlaceSelect.tsx';

/** Chooses the organization or location that a token is limited to; loads them when it is shown. */
export function PlaceField({ field }: { field: FieldBinding<string> }) {
  const [queryRef, load, dispose] = useQueryLoader<PlaceSelectQuery>(placeOptionsQuery);
  useEffect(() => {
    load({});
    return dispose;
  }, [load, dispose]);
  return (
    <ErrorBoundary resetKey={queryRef} renderError={(error) => <LoadError error={error} />}>
      <Suspense fallback={<SkeletonRows label="Loading your locations" rows={1} />}>
        {queryRef ? <PlaceSelect queryRef={queryRef} field={field} /> : null}
      </Suspense>
    </ErrorBoundary>
  );
}
