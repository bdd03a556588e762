import type { Context } from '../../platform/context.ts';
import { knownOrLoaded, loadById } from '../../platform/schema/loadById.ts';
import { gigById } from './gigsApi.ts';
import type { GigWire } from './gigWire.ts';

/**
 * Loads a gig. Concurrent loads are batched into one upstream request.
 *
 * @throws GraphQLError with the code NOT_FOUND
 */
export function loadGig(id: number, context: Context): Promise<GigWire> {
  return loadById(gigById, id, 'gig', context);
}

/** Like `loadGig`, but without a promise for a gig that the request has loaded before. */
export function knownOrLoadedGig(id: number, context: Context): GigWire | Promise<GigWire> {
  return knownOrLoaded(gigById, id, 'gig', context);
}
