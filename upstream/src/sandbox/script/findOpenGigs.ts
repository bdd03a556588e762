import { sql } from 'kysely';
import { batchSize } from '../../platform/dueWork/dueJob.ts';
import { type Draw, chance } from './chance.ts';
import { applicantsWanted, applyInTime } from './decisions.ts';
import { findApplicants } from './findApplicants.ts';
import { isUnhandled } from './isUnhandled.ts';
import type { FindSituations, Situation } from './situation.ts';

// A gig that opens to more pros or pays more is handled again.
const name = sql<string>`
  'gig:' || gigs.id || ':' || gigs.type || ':' || gigs.is_for_groups_only || ':' || coalesce(gigs.boosted_gig_bonus, 0)
`;

/** Gigs that accept applications. */
export const findOpenGigs: FindSituations = async ({ trx, seed, now }) => {
  const gigs = await trx
    .selectFrom('gigs')
    .select([
      'id',
      'location_id',
      'skill_id',
      'type',
      'start_time',
      'allowed_confirmed_pros',
      'total_applications',
      'cancelled_applications',
      'boosted_gig_bonus',
      name.as('name'),
    ])
    .where('status', '=', 'POSTED')
    .where('type', 'in', ['MARKETPLACE', 'NETWORK'])
    .where('applications_closed_ts', 'is', null)
    .where('start_time', '>', now)
    .where(isUnhandled(name))
    .orderBy('start_time')
    .orderBy('id')
    .limit(batchSize)
    .execute();
  const situations: Situation[] = [];
  for (const gig of gigs) {
    const draw = chance(seed, 'gig', gig.id, gig.boosted_gig_bonus ?? 0);
    const there = gig.total_applications - gig.cancelled_applications;
    const wanted =
      applicantsWanted(draw, gig.allowed_confirmed_pros) + (gig.boosted_gig_bonus ? 2 : 0) - there;
    const pros = wanted > 0 ? await findApplicants(trx, gig, { wanted, lot: draw() }) : [];
    situations.push({ name: gig.name, acts: pros.flatMap((proId) => applying(draw, gig, proId)) });
  }
  return situations;

  function applying(draw: Draw, gig: { id: number; location_id: number; start_time: Date }, proId: number) {
    return applyInTime(draw, { now, start: gig.start_time }).map(({ kind, due }) => ({
      kind,
      due_ts: due,
      gig_id: gig.id,
      pro_id: proId,
      location_id: gig.location_id,
    }));
  }
};
