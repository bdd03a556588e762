import type { Database } from '../../platform/database/database.ts';
import type { LocationRole } from '../../platform/access/locationRole.ts';
import type { Merge } from './mergeAccounts.ts';

const rank: Record<LocationRole, number> = { ADMIN: 2, TEAM_MEMBER: 1, ONSITE_MANAGER: 0 };

/** Moves all roles and licenses of an account to another. Where both have a role, the stronger one wins. */
export async function moveRoles(trx: Database, merge: Merge): Promise<void> {
  await moveLocationRoles(trx, merge);
  await moveOrganizationRoles(trx, merge);
  await moveLicenses(trx, merge);
}

async function moveLocationRoles(trx: Database, { from, into }: Merge): Promise<void> {
  const moved = await trx
    .deleteFrom('location_managers')
    .where('user_id', '=', from)
    .returningAll()
    .execute();
  const held = await trx.selectFrom('location_managers').selectAll().where('user_id', '=', into).execute();
  const roleAt = new Map(held.map(({ location_id, role }) => [location_id, role]));
  for (const { location_id, role } of moved) {
    const own = roleAt.get(location_id);
    if (own !== undefined && rank[own] >= rank[role]) continue;
    await trx
      .insertInto('location_managers')
      .values({ user_id: into, location_id, role })
      .onConflict((conflict) => conflict.columns(['user_id', 'location_id']).doUpdateSet({ role }))
      .execute();
  }
}

async function moveOrganizationRoles(trx: Database, { from, into }: Merge): Promise<void> {
  const moved = await trx
    .deleteFrom('organization_managers')
    .where('user_id', '=', from)
    .returningAll()
    .execute();
  for (const { organization_id, role } of moved) {
    await trx
      .insertInto('organization_managers')
      .values({ user_id: into, organization_id, role })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

async function moveLicenses(trx: Database, { from, into }: Merge): Promise<void> {
  const moved = await trx.deleteFrom('licenses').where('user_id', '=', from).returningAll().execute();
  for (const { location_id, license_name } of moved) {
    await trx
      .insertInto('licenses')
      .values({ user_id: into, location_id, license_name })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
