import { type ReactNode, Suspense, useEffect, useEffectEvent } from 'react';
import { type PreloadedQuery, useQueryLoader } from 'react-relay/hooks';
import type { OperationType, PreloadableConcreteRequest } from 'relay-runtime';
import { ErrorBoundary } from '../../../platform/screen/ErrorBoundary.tsx';
import { LoadError } from '../../../platform/screen/LoadError.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows.tsx';

interface Props<TQuery extends OperationType> {
  parameters: PreloadableConcreteRequest<TQuery>;
  /** Read when the act opens. */
  variables: TQuery['variables'];
  children: (queryRef: PreloadedQuery<TQuery>) => ReactNode;
}

/** Loads what an act is about when it opens, and offers another try if that fails. */
export function ActQuery<TQuery extends OperationType>({ parameters, variables, children }: Props<TQuery>) {
  const [queryRef, load, dispose] = useQueryLoader<TQuery>(parameters);
  const start = useEffectEvent(() => load(variables, { fetchPolicy: 'network-only' }));
  useEffect(() => {
    start();
    return dispose;
  }, [dispose]);

  const skeleton = <SkeletonRows label="Loading what to do" rows={2} />;
  return (
    <ErrorBoundary
      resetKey={queryRef}
      renderError={(error) => (
        <LoadError
          error={error}
          action={
            <Button
              size="small"
              variant="outlined"
              onPress={() => load(variables, { fetchPolicy: 'network-only' })}
            >
              Try again
            </Button>
          }
        />
      )}
    >
      <Suspense fallback={skeleton}>{queryRef ? children(queryRef) : skeleton}</Suspense>
    </ErrorBoundary>
  );
}
