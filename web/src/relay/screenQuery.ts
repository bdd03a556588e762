import { loadQuery, type PreloadedQuery } from 'react-relay/hooks';
import {
  createOperationDescriptor,
  getRequest,
  PreloadableQueryRegistry,
  type IEnvironment,
  type OperationType,
  type PreloadableConcreteRequest,
} from 'relay-runtime';

/** Data younger than this is shown as it is; older data is shown and asked for again. */
export const staleTimeMs = 10_000;

/** How old the stored answer to a query is. */
type Freshness = 'missing' | 'fresh' | 'stale';

/** A list's query. `isStale` asks the list to refresh as many rows as it shows, in the background. */
export interface ListQuery<TQuery extends OperationType> {
  readonly queryRef: PreloadedQuery<TQuery>;
  readonly isStale: boolean;
}

/** Starts a screen's query: from the store while it is fresh, and revalidated in the background when it is stale. */
export function loadScreenQuery<TQuery extends OperationType>(
  environment: IEnvironment,
  parameters: PreloadableConcreteRequest<TQuery>,
  variables: TQuery['variables'],
): PreloadedQuery<TQuery> {
  const isStale = freshness(environment, parameters, variables) === 'stale';
  const fetchPolicy = isStale ? 'store-and-network' : 'store-or-network';
  return loadQuery(environment, parameters, variables, { fetchPolicy });
}

/**
 * Starts the query of a screen with a paged list. The first page alone would throw away the pages that were loaded
 * before, so a stale list is left to refresh itself.
 */
export function loadListQuery<TQuery extends OperationType>(
  environment: IEnvironment,
  parameters: PreloadableConcreteRequest<TQuery>,
  variables: TQuery['variables'],
): ListQuery<TQuery> {
  const isStale = freshness(environment, parameters, variables) === 'stale';
  const queryRef = loadQuery(environment, parameters, variables, { fetchPolicy: 'store-or-network' });
  return { queryRef, isStale };
}

function freshness<TQuery extends OperationType>(
  environment: IEnvironment,
  { params }: PreloadableConcreteRequest<TQuery>,
  variables: TQuery['variables'],
  now = Date.now(),
): Freshness {
  const document = params.id === null ? null : PreloadableQueryRegistry.get(params.id);
  // Without its document a query was never run here.
  if (!document) return 'missing';
  const answer = environment.check(createOperationDescriptor(getRequest(document), variables));
  if (answer.status !== 'available') return 'missing';
  return answer.fetchTime != null && now - answer.fetchTime < staleTimeMs ? 'fresh' : 'stale';
}
