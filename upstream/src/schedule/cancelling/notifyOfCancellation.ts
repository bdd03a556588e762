import type { Database } from '../../platform/database/database.ts';
import type { Services } from '../../platform/server/services.ts';
import { describeGig } from '../gigs/describeGig.ts';
import type { LockedGig } from '../gigs/lockGig.ts';
import { notifyPros } from '../../pros/profiles/notifyPros.ts';
import type { GigCancellation } from './gigCancellation.ts';

type CalledOff = { gig: LockedGig; proIds: readonly number[]; why: GigCancellation };

/** Notifies pros who had a place that the gig was cancelled, with the explanation, if any. */
export async function notifyOfCancellation(
  services: Services,
  trx: Database,
  { gig, proIds, why }: CalledOff,
): Promise<void> {
  if (proIds.length === 0) return;
  const explanation = why.explanation === null ? '' : ` ${why.explanation}`;
  await notifyPros(services, trx, proIds, {
    subject: 'Your shift was cancelled',
    body: `${await describeGig(trx, gig)} was cancelled by the location.${explanation}`,
  });
}
