import type { Context } from '../../platform/context.ts';
import { locationDetail } from './locationDetail.ts';
import type { LocationDetailWire, LocationWire } from './locationWire.ts';

/** A reference to a location from another object, with the fields that object includes. */
type NamedLocation = Pick<LocationWire, 'id'> & {
  readonly organization_id?: number | undefined;
  readonly timezone?: undefined;
};

/** The source of a location: the fields already fetched, or only its id until more fields are requested. */
export type LocationSource = LocationDetailWire | LocationWire | NamedLocation;

function isRow(source: LocationSource): source is LocationWire {
  return 'name' in source;
}

/**
 * Resolves a field from a location's details, loading them if only the id is known.
 *
 * @throws GraphQLError with the code NOT_FOUND
 */
export function fact<Value>(pick: (location: LocationWire) => Value) {
  return (source: LocationSource, _args: object, context: Context): Value | Promise<Value> =>
    isRow(source) ? pick(source) : locationDetail(source.id, context).then(pick);
}

/**
 * Resolves the details that lists omit, from the source if it already includes them.
 *
 * @throws GraphQLError with the code NOT_FOUND
 */
export async function detailOf(source: LocationSource, context: Context): Promise<LocationDetailWire> {
  return 'team_managers_count' in source ? source : locationDetail(source.id, context);
}
