import { fenceOf } from '../../day/geoLogs/fenceOf.ts';
import { recordGeoLog } from '../../day/geoLogs/recordGeoLog.ts';
import { invalidTransition } from '../../filling/applications/transitions/applicationState.ts';
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/server/services.ts';
import { positionOffSite, positionOnSite } from '../phonePosition.ts';
import { chance } from '../script/chance.ts';
import { readState } from '../state.ts';
import { isClockedIn } from './isClockedIn.ts';

type Crossing = { applicationId: number; to: 'site' | 'elsewhere' };

/**
 * A pro at work leaves the site, or returns to it, with a phone that reports the crossing of the fence.
 *
 * @throws ApiError not_found; invalid_transition when the pro is not clocked in
 */
export async function crossFence(
  { clock }: Pick<Services, 'clock'>,
  trx: Database,
  { applicationId, to }: Crossing,
): Promise<void> {
  const gig = await trx
    .selectFrom('gig_applications')
    .innerJoin('gigs', 'gigs.id', 'gig_applications.gig_id')
    .select(['gig_applications.location_id', 'gigs.location_address_id'])
    .where('gig_applications.id', '=', applicationId)
    .executeTakeFirst();
  if (!gig) throw notFound('application');
  if (!(await isClockedIn(trx, applicationId))) throw invalidTransition('This pro has not clocked in.');
  const { script_seed: seed } = await readState(trx);
  const draw = chance(seed, 'crossing', applicationId, to);
  const report = (to === 'site' ? positionOnSite : positionOffSite)(draw, await fenceOf(trx, gig));
  await recordGeoLog(trx, { applicationId, ...report, punchType: null, now: clock.now() });
}
