import { useEffect, useState } from 'react';
import { fetchQuery, type GraphQLTaggedNode, useRelayEnvironment } from 'react-relay/hooks';
import type { OperationType, Subscription } from 'relay-runtime';
import { debounceMs } from './useDebouncedLoader.ts';

interface Fetched<TData> {
  /** The response to the latest variables, or to earlier ones while the next one loads. */
  readonly data: TData | null;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
}

interface Answer<TData> {
  readonly key: string;
  readonly data: TData | null;
}

/**
 * Follows what people type: runs a query once its variables have not changed for a moment.
 *
 * @param query must be stable between renders
 * @param variables null for none, while the input is not complete
 * @param delayMs the delay before a request, in milliseconds
 */
export function useDebouncedQuery<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  variables: TQuery['variables'] | null,
  delayMs = debounceMs,
): Fetched<TQuery['response']> {
  const environment = useRelayEnvironment();
  const [answer, setAnswer] = useState<Answer<TQuery['response']> | null>(null);
  const key = variables === null ? null : JSON.stringify(variables);

  useEffect(() => {
    if (key === null) return undefined;
    let subscription: Subscription | null = null;
    const timer = setTimeout(() => {
      const latest = JSON.parse(key) as TQuery['variables'];
      subscription = fetchQuery<TQuery>(environment, query, latest).subscribe({
        next: (data) => setAnswer({ key, data }),
        error: () => setAnswer({ key, data: null }),
      });
    }, delayMs);
    return () => {
      clearTimeout(timer);
      subscription?.unsubscribe();
    };
  }, [environment, query, key, delayMs]);

  if (key === null) return { data: null, isLoading: false, hasFailed: false };
  const isCurrent = answer?.key === key;
  const data = answer?.data ?? null;
  return { data, isLoading: !isCurrent, hasFailed: isCurrent && data === null };
}
