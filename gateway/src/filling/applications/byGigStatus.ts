import type { GigStatus } from '@brigade/domain/schedule/gigs/gigStatus.ts';
import type { Context } from '../../platform/context.ts';
import { loadGig } from '../../schedule/gigs/loadGig.ts';
import type { GigApplicationWire } from './gigApplicationWire.ts';

/** Derives a fact from the status of the gig, which is loaded only if the server omits it in applications. */
export function byGigStatus<Fact>(
  { gig_id, gig_status }: GigApplicationWire,
  context: Context,
  derive: (gigStatus: GigStatus) => Fact,
): Fact | Promise<Fact> {
  return gig_status === undefined
    ? loadGig(gig_id, context).then(({ status }) => derive(status))
    : derive(gig_status);
}
