import type { Context } from '../context.ts';
import { locationDetail } from './locationDetail.ts';
import type { LocationWire } from './locationWire.ts';

/** A location that another thing only names, with what that thing happens to know. */
export type NamedLocation = Pick<LocationWire, 'id'> & {
  readonly organization_id?: number | undefined;
  readonly timezone?: undefined;
};

/** What a location resolves from: the row that a call has brought, or its number until somebody asks for more. */
export type LocationSource = LocationWire | NamedLocation;

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
