import type { Database } from '../../database/database.ts';
import type { Upstream } from '../../platform/server/services.ts';
import { gigInWords } from '../../schedule/gigs/describeGig.ts';
import type { LockedGig } from '../../schedule/gigs/lockGig.ts';
import { tellPros } from '../../pros/profiles/notifyPros.ts';
import type { GigCancellation } from '../../schedule/cancelling/gigCancellation.ts';

type CalledOff = { gig: LockedGig; proIds: readonly number[]; why: GigCancellation };

/** Tells those who had a place that the gig is called off, and why, where somebody wrote it down. */
export async function tellOfCancellation(
  upstream: Upstream,
  trx: Database,
  { gig, proIds, why }: CalledOff,
): Promise<void> {
  if (proIds.length === 0) return;
  const explanation = why.explanation === null ? '' : ` ${why.explanation}`;
  await tellPros(upstream, trx, proIds, {
    subject: 'Your gig was cancelled',
    body: `${await gigInWords(trx, gig)} was cancelled by the location.${explanation}`,
  });
}
