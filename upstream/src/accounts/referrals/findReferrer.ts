import { sql } from 'kysely';
import { countMisses } from '../../platform/codeMisses/countMisses.ts';
import type { Database } from '../../platform/database/database.ts';

/** A referral code that a client entered or guessed. */
export type ReferralLookup = { code: string; network: string; now: Date };

/** The owner of a referral code. */
export type Referrer = { id: number; first_name: string; last_name: string; business_name: string };

/**
 * Looks up the owner of a referral code and counts unknown codes.
 *
 * @returns undefined for an unknown code
 * @throws ApiError throttled after too many unknown codes, even for a known one
 */
export async function findReferrer(
  database: Database,
  { code, network, now }: ReferralLookup,
): Promise<Referrer | undefined> {
  const referrer = await database
    .selectFrom('referral_codes')
    .innerJoin('users', 'users.id', 'referral_codes.user_id')
    .leftJoin('manager_profiles', 'manager_profiles.user_id', 'users.id')
    .select(['users.id', 'users.first_name', 'users.last_name'])
    .select((eb) =>
      sql<string>`coalesce(${eb.ref('manager_profiles.business_name')}, ${organizationOf}, '')`.as(
        'business_name',
      ),
    )
    .where('referral_codes.code', '=', code)
    .executeTakeFirst();
  await countMisses(database, { kind: 'referral', network, now }, referrer !== undefined);
  return referrer;
}

/** Invited users named no business: it is the organization where they work. */
const organizationOf = sql`(
  select organizations.name from organizations
  where organizations.id in (
    select organization_id from organization_managers where organization_managers.user_id = users.id
    union all
    select locations.organization_id from location_managers
      join locations on locations.id = location_managers.location_id
      where location_managers.user_id = users.id
  )
  order by organizations.id limit 1
)`;
