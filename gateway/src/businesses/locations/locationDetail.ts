import type { Context } from '../../platform/context.ts';
import { loadById } from '../../platform/schema/loadById.ts';
import { locationById } from './locationsApi.ts';
import type { LocationDetailWire } from './locationWire.ts';

/**
 * A location with what lists leave out.
 *
 * @throws GraphQLError with the code NOT_FOUND
 */
export function locationDetail(id: number, context: Pick<Context, 'rest'>): Promise<LocationDetailWire> {
  return loadById(locationById, id, 'location', context);
}
