import type { GraphQLResolveInfo } from 'graphql';
import type { RestSession } from '../../platform/rest/restSession.ts';
import { selects } from '../../platform/schema/selects.ts';
import type { ManagedLocationsQuery } from './locationsApi.ts';

/** What a field of each managed location needs, for a whole page of them and without their ids. */
interface BesideLocations {
  /** The name of the field of a location. */
  readonly field: string;
  /** Loads what the field needs for the locations of this page into the session. */
  readonly load: (query: ManagedLocationsQuery, rest: RestSession) => Promise<void>;
}

const known: BesideLocations[] = [];

/** Lets a field of locations load its data at the same time as a page of managed locations, and not after it. */
export function loadBesideLocations(beside: BesideLocations): void {
  known.push(beside);
}

/** What the fields that an operation asks for load for a page; a failure is left to the fields, which load again. */
export async function besideLocations(
  info: GraphQLResolveInfo,
  query: ManagedLocationsQuery,
  rest: RestSession,
): Promise<void> {
  const wanted = known.filter(({ field }) => selects(info, ['edges', 'node', field]));
  await Promise.allSettled(wanted.map(({ load }) => load(query, rest)));
}
