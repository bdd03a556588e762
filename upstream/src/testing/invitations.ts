import type { Insertable } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { InvitationsTable } from '../businesses/invitations/invitationsTable.ts';
import { hoursFromStart } from './builders.ts';
import { fixtureIds, testStart } from './fixtureIds.ts';
import { people } from './people.ts';

/** The token of an invitation in tests: as long as a real one, with a distinctive prefix. */
export function invitationToken(name: string): string {
  return name.padEnd(43, '_');
}

/**
 * Adds an invitation. By default, the manager sends it at the test's start to pat@elsewhere.example, for a team member
 * of Harbor House, with the token of `guest`. One to an organization sets `organization_id`.
 */
export async function addInvitation(
  database: Database,
  values: Partial<Insertable<InvitationsTable>> = {},
): Promise<number> {
  const toOrganization = values.organization_id != null;
  const { id } = await database
    .insertInto('invitations')
    .values({
      location_id: toOrganization ? null : fixtureIds.harborHouse,
      organization_id: null,
      role: toOrganization ? 'ADMIN' : 'TEAM_MEMBER',
      email: 'pat@elsewhere.example',
      token: invitationToken('guest'),
      status: 'SUBMITTED',
      invited_by_user_id: toOrganization ? people.owner.id : people.manager.id,
      created_ts: testStart,
      expires_ts: hoursFromStart(14 * 24),
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Just over two weeks after the test's start, when invitations sent at the start have expired. */
export const afterExpiry = hoursFromStart(14 * 24);
