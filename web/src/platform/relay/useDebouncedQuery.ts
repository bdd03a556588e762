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

interface LoadedResponse<TData> {
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
  const [response, setResponse] = useState<LoadedResponse<TQuery['response']> | null>(null);
  const key = variables === null ? null : JSON.stringify(variables);

  useEffect(() => {
    if (key === null) return undefined;
    let subscription: Subscription | null = null;
    const timer = setTimeout(() => {
      const latest = JSON.parse(key) as TQuery['variables'];
      subscription = fetchQuery<TQuery>(environment, query, latest).subscribe({
        next: (data) => setResponse({ key, data }),
        error: () => setResponse({ key, data: null }),
      });
    }, delayMs);
    return () => {
      clearTimeout(timer);
      subscription?.unsubscribe();
    };
  }, [environment, query, key, delayMs]);

  if (key === null) return { data: null, isLoading: false, hasFailed: false };
  const isCurrent = response?.key === key;
  const data = response?.data ?? null;
  return { data, isLoading: !isCurrent, hasFailed: isCurrent && data === null };
}
