import { useEffect } from 'react';
import { loadQuery, type PreloadedQuery } from 'react-relay/hooks';
import {
  createOperationDescriptor,
  getRequest,
  PreloadableQueryRegistry,
  type IEnvironment,
  type OperationType,
  type PreloadableConcreteRequest,
} from 'relay-runtime';
import { refetched } from './refetched.ts';
import { keptQuery } from './requestMetadata.ts';
import { staleTimeMs } from './staleTime.ts';

let outdated = -1;

/** Marks all data as stale: routes show it and refetch it. */
export function outdateResponses(): void {
  outdated = Date.now();
}

/** A query that a route has started for its screen. */
export interface ScreenQuery<TQuery extends OperationType> {
  readonly queryRef: PreloadedQuery<TQuery>;
  /** Whether the data in the store is older than the stale time. */
  readonly isStale: boolean;
  /** Keeps the query alive while a screen shows it, until the returned function is called. */
  readonly hold: () => () => void;
}

/**
 * How stale data is refetched: `screen` refetches immediately, `list` leaves it to the list. `kept` is a screen that
 * also opens without a connection.
 */
export type RefreshPolicy = 'screen' | 'list' | 'kept';

/**
 * Starts a screen's query: from the store while its data is fresh; from the store and again from the gateway when it is
 * stale. A list refreshes itself, since the first page alone would throw away the pages that were loaded before.
 *
 * @param signal aborted when the router drops the query; it ends then, or as soon as no screen shows it any more
 */
export function startScreenQuery<TQuery extends OperationType>(
  environment: IEnvironment,
  parameters: PreloadableConcreteRequest<TQuery>,
  variables: TQuery['variables'],
  policy: RefreshPolicy,
  signal: AbortSignal,
): ScreenQuery<TQuery> {
  const stored = storedResponse(environment, parameters, variables);
  const isFirst = policy === 'kept' && isFirstKept(environment, parameters, variables);
  const queryRef = loadQuery(environment, parameters, variables, {
    fetchPolicy: 'store-or-network',
    networkCacheConfig: policy === 'kept' ? keptQuery : null,
  });
  // Not Relay's `store-and-network`, which replaces what the screen shows by an error when this fails.
  const isRefetched = stored !== null && (isFirst || (stored.isStale && policy !== 'list'));
  const refetch = isRefetched ? refetched(queryRef).subscribe({ error: () => undefined }) : null;

  let holders = 0;
  const endWhenDone = () => {
    if (!signal.aborted || holders > 0) return;
    refetch?.unsubscribe();
    queryRef.dispose();
  };
  signal.addEventListener('abort', endWhenDone, { once: true });
  const hold = () => {
    holders += 1;
    return () => {
      holders -= 1;
      endWhenDone();
    };
  };
  return { queryRef, isStale: stored?.isStale ?? false, hold };
}

const keptQueries = new WeakMap<IEnvironment, Set<string>>();

/** Whether a query runs for the first time as one that is kept: the store may have its data from another screen. */
function isFirstKept<TQuery extends OperationType>(
  environment: IEnvironment,
  { params }: PreloadableConcreteRequest<TQuery>,
  variables: TQuery['variables'],
): boolean {
  const kept = keptQueries.get(environment) ?? new Set();
  keptQueries.set(environment, kept);
  const name = `${params.id} ${JSON.stringify(variables)}`;
  const isFirst = !kept.has(name);
  kept.add(name);
  return isFirst;
}

/** Resolves when the query has completed or failed. The screen that reads it throws the failure. */
export async function answered<TQuery extends OperationType>({
  queryRef,
}: ScreenQuery<TQuery>): Promise<void> {
  try {
    await queryRef.source?.toPromise();
  } catch {
    // The query reference stores the failure.
  }
}

/** Returns the query reference, and retains the query while the calling screen is mounted. */
export function useHeldQuery<TQuery extends OperationType>(
  query: ScreenQuery<TQuery>,
): PreloadedQuery<TQuery> {
  useEffect(() => query.hold(), [query]);
  return query.queryRef;
}

/** Whether the store has the response and, if so, whether that is stale. */
function storedResponse<TQuery extends OperationType>(
  environment: IEnvironment,
  { params }: PreloadableConcreteRequest<TQuery>,
  variables: TQuery['variables'],
): { readonly isStale: boolean } | null {
  const document = params.id === null ? null : PreloadableQueryRegistry.get(params.id);
  // A query whose document is not loaded yet was never run here.
  if (!document) return null;
  const availability = environment.check(createOperationDescriptor(getRequest(document), variables));
  if (availability.status !== 'available') return null;
  const { fetchTime } = availability;
  return { isStale: fetchTime == null || fetchTime <= outdated || Date.now() - fetchTime >= staleTimeMs };
}
