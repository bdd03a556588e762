import type { Context } from '../../platform/context.ts';
import { loadById } from '../../platform/schema/loadById.ts';
import type { GigWire } from '../../schedule/gigs/gigWire.ts';
import { payOfGig } from './duePayApi.ts';

/** A gig whose pay is wanted as well: one upstream call has both. */
export async function gigWithPay(gigId: number, context: Context): Promise<GigWire> {
  return (await loadById(payOfGig, gigId, 'gig', context)).gig;
}
