import type { Context } from '../context.ts';
import { found } from '../schema/found.ts';
import { locationById } from './locationsApi.ts';
import type { LocationDetailWire } from './locationWire.ts';

/**
 * A location with what lists leave out.
 *
 * @throws GraphQLError with the code NOT_FOUND
 */
export async function locationDetail(id: number, { rest }: Context): Promise<LocationDetailWire> {
  return found(await rest.load(locationById, id), 'location');
}
