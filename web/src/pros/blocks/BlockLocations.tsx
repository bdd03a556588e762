import { Suspense, useEffect } from 'react';
import { useQueryLoader } from 'react-relay/hooks';
import type { BlockLocationChoiceQuery } from '../../__generated__/BlockLocationChoiceQuery.graphql.ts';
import blockLocationChoiceQuery from '../../__generated__/BlockLocationChoiceQuery$parameters.ts';
import { ErrorBoundary } from '../../platform/screen/ErrorBoundary.tsx';
import { LoadError } from '../../platform/screen/LoadError.tsx';
import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';
import { BlockLocationChoice } from './BlockLocationChoice.tsx';

interface Props {
  /** Ids of nodes. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  errorMessage?: string | undefined;
}

/** Chooses where a pro is blocked. The locations are asked for when this is shown. */
export function BlockLocations(props: Props) {
  const [queryRef, load, dispose] = useQueryLoader<BlockLocationChoiceQuery>(blockLocationChoiceQuery);
  useEffect(() => {
    load({});
    return dispose;
  }, [load, dispose]);
  return (
    <ErrorBoundary resetKey={queryRef} renderError={(error) => <LoadError error={error} />}>
      <Suspense fallback={<SkeletonRows label="Loading locations" rows={2} />}>
        {queryRef ? <BlockLocationChoice queryRef={queryRef} {...props} /> : null}
      </Suspense>
    </ErrorBoundary>
  );
}
