import type { Context } from '../context.ts';
import { found } from '../schema/found.ts';
import { gigById } from './gigsApi.ts';
import type { GigWire } from './gigWire.ts';

/**
 * A gig; those asked for at the same moment come by one call.
 *
 * @throws GraphQLError with the code NOT_FOUND
 */
export async function loadGig(id: number, { rest }: Context): Promise<GigWire> {
  return found(await rest.load(gigById, id), 'gig');
}
