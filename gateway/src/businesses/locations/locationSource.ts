import type { Context } from '../../platform/context.ts';
import { locationDetail } from './locationDetail.ts';
import type { LocationDetailWire, LocationWire } from './locationWire.ts';

/** A location that another thing only names, with what that thing happens to know. */
export type NamedLocation = Pick<LocationWire, 'id'> & {
  readonly organization_id?: number | undefined;
  readonly timezone?: undefined;
};

/** What a location resolves from: what a call has brought of it, or its number until somebody asks for more. */
export type LocationSource = LocationDetailWire | LocationWire | NamedLocation;

function isRow(source: LocationSource): source is LocationWire {
  return 'name' in source;
}

/**
 * Resolves a field from the facts of a location, which are loaded where only its number is known.
 *
 * @throws GraphQLError with the code NOT_FOUND
 */
export function fact<Value>(pick: (location: LocationWire) => Value) {
  return (source: LocationSource, _args: object, context: Context): Value | Promise<Value> =>
    isRow(source) ? pick(source) : locationDetail(source.id, context).then(pick);
}

/**
 * What lists leave out, from the source where it has it already.
 *
 * @throws GraphQLError with the code NOT_FOUND
 */
export async function detailOf(source: LocationSource, context: Context): Promise<LocationDetailWire> {
  return 'team_managers_count' in source ? source : locationDetail(source.id, context);
}
