import { sql, type Transaction } from 'kysely';
import { shortName } from '../../accounts/referrals/shortName.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { reservedByDrafts } from '../invoices/reservedByDrafts.ts';

/** A reward, and what no invoice has taken off for it. */
export type OpenReward = { id: number; person_name: string; left_cents: number };

type Row = { id: number; first_name: string; last_name: string; left_cents: number };

/**
 * Locks the rewards that are not used up of everyone who works at an organization, the oldest first. Each belongs to a
 * person, and follows them to another business.
 */
export async function lockRewards(trx: Transaction<Tables>, organizationId: number): Promise<OpenReward[]> {
  const { rows } = await sql<Row>`
    select referral_rewards.id, people.first_name, people.last_name, amount_cents - credited_cents as left_cents
    from users as people
    join referrals on people.id in (referrer_user_id, referred_user_id)
    join referral_rewards on referral_id = referrals.id
      and side = case people.id when referrer_user_id then 'REFERRER' else 'REFERRED' end
    where credited_cents < amount_cents and people.id in (
      select user_id from organization_managers where organization_managers.organization_id = ${organizationId}
      union all
      select user_id from location_managers join locations on locations.id = location_managers.location_id
        where locations.organization_id = ${organizationId}
    )
    order by earned_ts, referral_rewards.id
    for update of referral_rewards
  `.execute(trx);
  const reserved = await reservedByDrafts(
    trx,
    'referral_reward_id',
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, left_cents, ...person }) => ({
    id,
    person_name: shortName(person),
    left_cents: left_cents - (reserved.get(id) ?? 0),
  }));
}
