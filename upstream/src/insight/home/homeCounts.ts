import { hasFailedPayment, workToPay } from '../../schedule/gigs/unpaidWork.ts';
import type { Database } from '../../platform/database/database.ts';
import { billedOrganization } from '../../pay/payments/billedOrganization.ts';
import { countsOf } from './countsOf.ts';

/** Counts of these locations, by location; a location without any is absent. */
export async function readHomeCounts(database: Database, locationIds: readonly number[], now: Date) {
  const geoLogs = database
    .selectFrom('geo_log_tallies')
    .select('location_id')
    .select(({ fn }) => fn.sum<number>('amount').as('count'))
    .where('location_id', 'in', locationIds)
    .where('is_flagged_for_staffer_review', '=', true)
    .groupBy('location_id')
    .execute();
  const dueGigs = workToPay(database)
    .select(['gigs.location_id', hasFailedPayment.as('has_failed')])
    .select(({ fn }) => fn.count<number>('gigs.id').distinct().as('count'))
    .where('gigs.location_id', 'in', locationIds)
    .groupBy(['gigs.location_id', hasFailedPayment])
    .execute();
  const invitations = database
    .selectFrom('invitations')
    .select('location_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('location_id', 'in', locationIds)
    .where('status', '<>', 'ACCEPTED')
    .where('expires_ts', '>', now)
    .groupBy('location_id')
    .execute();
  const disputes = database
    .selectFrom('disputes')
    .innerJoin('gig_applications', 'gig_applications.id', 'disputes.application_id')
    .innerJoin('locations', 'locations.id', 'disputes.location_id')
    .innerJoinLateral(billedOrganization, (join) => join.onTrue())
    .select('disputes.location_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('disputes.location_id', 'in', locationIds)
    .where('disputes.status', '=', 'OPEN')
    .where('answer_due_ts', '>', now)
    // Those about work from before a move wait for another organization.
    .whereRef('billed.organization_id', '=', 'locations.organization_id')
    .groupBy('disputes.location_id')
    .execute();
  const [flagged, due, claims, open] = await Promise.all([geoLogs, dueGigs, disputes, invitations]);
  return {
    geoLogs: countsOf(flagged),
    dueGigs: countsOf(due.filter(({ has_failed }) => !has_failed)),
    failedGigs: countsOf(due.filter(({ has_failed }) => has_failed)),
    disputes: countsOf(claims),
    invitations: countsOf(open),
  };
}
