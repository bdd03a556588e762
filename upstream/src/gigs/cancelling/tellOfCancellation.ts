import type { Database } from '../../database/database.ts';
import type { Upstream } from '../../server/upstream.ts';
import { gigInWords } from '../changing/gigInWords.ts';
import type { LockedGig } from '../changing/lockGig.ts';
import { tellPros } from '../changing/tellPros.ts';
import type { GigCancellation } from './gigCancellation.ts';

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
