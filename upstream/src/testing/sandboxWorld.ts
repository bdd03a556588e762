import type { Database } from '../platform/database/database.ts';

/** The state resulting from time and the sandbox's pros, without arbitrary ids. */
export async function sandboxWorld(database: Database) {
  const acts = await database
    .selectFrom('sandbox_acts')
    .select(['kind', 'pro_id', 'gig_id', 'due_ts', 'done_ts', 'refusal'])
    .where('done_ts', 'is not', null)
    .orderBy('done_ts')
    .orderBy('gig_id')
    .orderBy('pro_id')
    .orderBy('kind')
    .execute();
  const applications = await database
    .selectFrom('gig_applications')
    .select([
      'gig_id',
      'pro_id',
      'is_selected',
      'is_confirmed',
      'is_cancelled',
      'selection_source',
      'last_updated_ts',
    ])
    .orderBy('gig_id')
    .orderBy('pro_id')
    .execute();
  const gigs = await database
    .selectFrom('gigs')
    .select([
      'id',
      'status',
      'type',
      'is_for_groups_only',
      'boosted_gig_bonus',
      'confirmed_applications',
      'last_updated_ts',
    ])
    .orderBy('id')
    .execute();
  const offers = await database
    .selectFrom('direct_offers')
    .select(['gig_id', 'pro_id', 'status'])
    .orderBy('gig_id')
    .orderBy('pro_id')
    .execute();
  const members = await database
    .selectFrom('network_members')
    .select(['location_id', 'pro_id', 'created_ts'])
    .orderBy('location_id')
    .orderBy('pro_id')
    .execute();
  const punches = await database
    .selectFrom('time_punches')
    .select(['time', 'punch_type', 'application_id'])
    .orderBy('time')
    .orderBy('application_id')
    .execute();
  const geoLogs = await database
    .selectFrom('geo_logs')
    .select(['action', 'precision', 'review_reasons', 'created_ts', 'last_updated_ts', 'application_id'])
    .orderBy('created_ts')
    .orderBy('application_id')
    .execute();
  const changes = await database
    .selectFrom('changes')
    .select(['subject', 'gig_id', 'actor_user_id', 'action', 'before', 'after', 'created_ts'])
    .orderBy('created_ts')
    .orderBy('id')
    .execute();
  return { changes, acts, applications, gigs, offers, members, punches, geoLogs };
}
