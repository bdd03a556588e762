import type { Insertable } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { ProGroupsTable } from '../pros/groups/groupTables.ts';
import type { NetworkInvitesTable } from '../pros/network/invites/networkInvitesTable.ts';
import { hoursFromStart } from './builders.ts';
import { fixtureIds, testStart } from './fixtureIds.ts';
import { people } from './people.ts';

/** Adds pros to a network, by default of Harbor House, one hour apart. */
export async function addNetworkMembers(
  database: Database,
  proIds: readonly number[],
  locationId: number = fixtureIds.harborHouse,
): Promise<void> {
  await database
    .insertInto('network_members')
    .values(
      proIds.map((pro_id, index) => ({
        location_id: locationId,
        pro_id,
        source: 'TEAM' as const,
        added_by_user_id: people.manager.id,
        created_ts: hoursFromStart(index - 48),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Adds a group with these pros, by default "Bar team" of Harbor House; returns the id. */
export async function addProGroup(
  database: Database,
  proIds: readonly number[] = [],
  values: Partial<Insertable<ProGroupsTable>> = {},
): Promise<number> {
  const location_id = values.location_id ?? fixtureIds.harborHouse;
  const { id } = await database
    .insertInto('pro_groups')
    .values({
      name: 'Bar team',
      created_by_user_id: people.manager.id,
      created_ts: testStart,
      last_updated_ts: testStart,
      ...values,
      location_id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (proIds.length === 0) return id;
  await addNetworkMembers(database, proIds, location_id);
  await database
    .insertInto('pro_group_members')
    .values(
      proIds.map((pro_id, index) => ({
        group_id: id,
        pro_id,
        location_id,
        created_ts: hoursFromStart(index - 24),
      })),
    )
    .execute();
  return id;
}

/** The token of a network invite in tests: as long as a real one, with a distinctive prefix. */
export function networkInviteToken(name: string): string {
  return name.padEnd(43, '_');
}

/**
 * Adds an invite and returns the id. By default, the manager sends it at the test's start to nia@elsewhere.example, for
 * the network of Harbor House, with the token of `guest`.
 */
export async function addNetworkInvite(
  database: Database,
  values: Partial<Insertable<NetworkInvitesTable>> = {},
): Promise<number> {
  const { id } = await database
    .insertInto('network_invites')
    .values({
      location_id: fixtureIds.harborHouse,
      name: 'Nia Fox',
      email: 'nia@elsewhere.example',
      token: networkInviteToken('guest'),
      status: 'SENT',
      invited_by_user_id: people.manager.id,
      created_ts: testStart,
      sent_ts: testStart,
      expires_ts: hoursFromStart(14 * 24),
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
