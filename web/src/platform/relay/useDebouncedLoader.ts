import { useEffect, useTransition } from 'react';
import { type PreloadedQuery, useQueryLoader } from 'react-relay/hooks';
import type { OperationType, PreloadableConcreteRequest } from 'relay-runtime';

/** The debounce delay before a request, in milliseconds. */
export const debounceMs = 300;

interface Loaded<TQuery extends OperationType> {
  /** Null before the first request. */
  readonly queryRef: PreloadedQuery<TQuery> | null;
  /** Whether the results on screen are those of earlier variables. */
  readonly isStale: boolean;
}

/** Follows what people type: loads a query once its variables have not changed for a moment. */
export function useDebouncedLoader<TQuery extends OperationType>(
  query: PreloadableConcreteRequest<TQuery>,
  variables: TQuery['variables'],
): Loaded<TQuery> {
  const [queryRef, load, dispose] = useQueryLoader<TQuery>(query);
  const [isStale, startTransition] = useTransition();
  const key = JSON.stringify(variables);

  useEffect(() => {
    const requested = JSON.parse(key) as TQuery['variables'];
    const timer = setTimeout(() => startTransition(() => load(requested)), debounceMs);
    return () => clearTimeout(timer);
  }, [key, load]);
  useEffect(() => dispose, [dispose]);

  return { queryRef: queryRef ?? null, isStale };
}
