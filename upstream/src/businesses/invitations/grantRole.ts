import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { type InvitationRow } from './selectInvitations.ts';

/** Grants the role of an invitation, unless the user has a stronger one. */
export async function grantRole(
  trx: Database,
  { location_id, organization_id, role }: InvitationRow,
  userId: number,
): Promise<void> {
  if (organization_id !== null) {
    await trx
      .insertInto('organization_managers')
      .values({ organization_id, user_id: userId })
      .onConflict((conflict) => conflict.columns(['user_id', 'organization_id']).doNothing())
      .execute();
  } else if (location_id !== null) {
    await trx
      .insertInto('location_managers')
      .values({ location_id, user_id: userId, role })
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'location_id'])
          .doUpdateSet({ role })
          .where(
            sql<boolean>`array_position(${strongestFirst}, excluded.role)
              < array_position(${strongestFirst}, location_managers.role)`,
          ),
      )
      .execute();
  }
}

const strongestFirst = sql.raw(`array['ADMIN', 'TEAM_MEMBER', 'ONSITE_MANAGER']`);

/**
 * Grants the licenses of the team, so that the location opens for the new member in the same mode as for
 * the others.
 */
export async function grantLicenses(
  trx: Database,
  { location_id, organization_id }: InvitationRow,
  userId: number,
): Promise<void> {
  const places = trx.selectFrom('locations').select('locations.id');
  await trx
    .insertInto('licenses')
    .columns(['user_id', 'location_id', 'license_name'])
    .expression((eb) =>
      eb
        .selectFrom('licenses')
        .distinct()
        .select([sql.lit(userId).as('user_id'), 'licenses.location_id', 'licenses.license_name'])
        .where(
          'licenses.location_id',
          'in',
          location_id === null
            ? places.where('locations.organization_id', '=', organization_id ?? 0)
            : places.where('locations.id', '=', location_id),
        ),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
