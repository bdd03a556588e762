import type { GraphQLResolveInfo } from 'graphql';
import type { RestSession } from '../../platform/rest/restSession.ts';
import { selectsOfRows } from '../../platform/schema/selects.ts';
import type { ManagedLocationsQuery } from './locationsApi.ts';

/** How a field of locations fetches its data for a whole page of managed locations, without their ids. */
interface LocationPrefetch {
  /** The name of the field. */
  readonly field: string;
  /** The Boolean argument of the field that asks for what a page brings; without one, the field always does. */
  readonly flag?: string;
  /** Primes the session with the data of the locations of this page. */
  readonly fetch: (query: ManagedLocationsQuery, rest: RestSession) => Promise<void>;
}

const prefetches: LocationPrefetch[] = [];

/** Lets a field of locations fetch its data at the same time as a page of managed locations, and not after it. */
export function addLocationPrefetch(prefetch: LocationPrefetch): void {
  prefetches.push(prefetch);
}

/** Prefetches the data of the selected fields for a page. After a failure, the fields fetch it by the locations' ids. */
export async function prefetchForLocations(
  info: GraphQLResolveInfo,
  query: ManagedLocationsQuery,
  rest: RestSession,
): Promise<void> {
  const wanted = prefetches.filter(({ field, flag }) => selectsOfRows(info, field, flag));
  await Promise.allSettled(wanted.map(({ fetch }) => fetch(query, rest)));
}
