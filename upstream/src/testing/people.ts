import type { Credentials } from '../platform/access/loadCaller.ts';
import { hashToken } from '../platform/access/sessionToken.ts';
import type { Database } from '../platform/database/database.ts';
import type { UsersTable } from '../accounts/users/usersTable.ts';
import type { LocationRole } from '../platform/access/locationRole.ts';
import type { Insertable } from 'kysely';
import { currentTermsVersion } from '../accounts/terms/currentTermsVersion.ts';
import { fixtureIds, testStart } from './fixtureIds.ts';

type Role = { organization: number } | { location: number; role: LocationRole } | { platformAdmin: true };

const { harbor, summit, harborHouse } = fixtureIds;

/** One user per role, with ids from 1 in this order. */
export const people = {
  /** Platform admin. */
  admin: { id: 1, firstName: 'Ada', roles: [{ platformAdmin: true }] },
  /** Administrator of the organization Harbor. */
  owner: { id: 2, firstName: 'Olive', roles: [{ organization: harbor }] },
  /** ADMIN of Harbor House only. */
  manager: { id: 3, firstName: 'Mara', roles: [{ location: harborHouse, role: 'ADMIN' }] },
  /** TEAM_MEMBER of Harbor House only. */
  member: { id: 4, firstName: 'Milo', roles: [{ location: harborHouse, role: 'TEAM_MEMBER' }] },
  /** ONSITE_MANAGER of Harbor House only. */
  onsite: { id: 5, firstName: 'Otto', roles: [{ location: harborHouse, role: 'ONSITE_MANAGER' }] },
  /** Administrator of the other organization, Summit. */
  rival: { id: 6, firstName: 'Rita', roles: [{ organization: summit }] },
  /** Signed in with the mode GIGSTER, without any role. */
  gigster: { id: 7, firstName: 'Gus', roles: [] },
} as const satisfies Record<string, { id: number; firstName: string; roles: readonly Role[] }>;

/** A caller in a test. */
export type Person = keyof typeof people;

/** The bearer token of a person's session. */
export function tokenOf(person: Person): string {
  return `token-of-${person}`;
}

/** The credentials of a person's request. */
export function credentialsFor(person: Person): Credentials {
  return { authorization: `Bearer ${tokenOf(person)}`, userAgent: undefined, address: '127.0.0.1' };
}

/** Adds a user; returns the id. */
export async function addPerson(
  database: Database,
  values: Partial<Insertable<UsersTable>> = {},
): Promise<number> {
  const { count } = await database
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const { id } = await database
    .insertInto('users')
    .values({
      username: `person-${count + 1}`,
      email: `person-${count + 1}@brigade.example`,
      first_name: 'Pat',
      last_name: `Person ${count + 1}`,
      date_joined: testStart,
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Adds all people with their roles, accepted terms and a session each. */
export async function addPeople(database: Database): Promise<void> {
  for (const [name, { firstName, roles }] of Object.entries(people)) {
    const userId = await addPerson(database, {
      username: name,
      email: `${name}@brigade.example`,
      first_name: firstName,
      last_name: 'Archer',
      app_mode: name === 'gigster' ? 'GIGSTER' : 'STAFFER',
      is_platform_admin: name === 'admin',
      terms_version_accepted: currentTermsVersion,
      terms_accepted_ts: testStart,
    });
    for (const role of roles as readonly Role[]) await addRole(database, userId, role);
    await database
      .insertInto('sessions')
      .values({
        user_id: userId,
        token_hash: hashToken(tokenOf(name as Person)),
        created_ts: testStart,
        expires_ts: '2100-01-01T00:00:00Z',
      })
      .execute();
  }
}

async function addRole(database: Database, userId: number, role: Role): Promise<void> {
  if ('organization' in role) {
    await database
      .insertInto('organization_managers')
      .values({ organization_id: role.organization, user_id: userId })
      .execute();
  } else if ('location' in role) {
    await database
      .insertInto('location_managers')
      .values({ location_id: role.location, user_id: userId, role: role.role })
      .execute();
  }
}
