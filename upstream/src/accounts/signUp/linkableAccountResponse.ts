import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { id, instant } from '../../platform/server/parameters.ts';
import type { LinkableAccount } from './linkableAccounts.ts';
import { maskAddress, verifiedAddress } from './verifiedAddress.ts';

const roleSchema = z.enum(['ADMIN', 'TEAM_MEMBER', 'ONSITE_MANAGER']);

/** A linkable account in the API. */
export const linkableAccountSchema = z
  .object({
    id,
    name: z.string().nullable().describe('Null for an account whose ownership must be verified with a code'),
    code_sent_to: z
      .string()
      .nullable()
      .describe('The masked address that the required code is sent to; null if no code is required'),
    managed_locations: z.array(z.object({ location_id: id, location_name: z.string(), role: roleSchema })),
    organization_roles: z.array(
      z.object({ organization_id: id, organization_name: z.string(), role: z.literal('ADMIN') }),
    ),
    date_joined: instant,
  })
  .meta({ id: 'LinkableAccount' });

/**
 * Converts linkable accounts to their API format. An account with a verified address may belong to someone else, who
 * mistyped their address, so only the masked address is shown.
 */
export async function toLinkableAccounts(
  database: Database,
  accounts: LinkableAccount[],
): Promise<z.output<typeof linkableAccountSchema>[]> {
  const open = accounts.filter((account) => verifiedAddress(account) === null).map((account) => account.id);
  const [locations, organizations] =
    open.length === 0
      ? [[], []]
      : await Promise.all([locationsOf(database, open), organizationsOf(database, open)]);
  return accounts.map((account) => {
    const proven = verifiedAddress(account);
    return {
      id: account.id,
      name: proven ? null : `${account.first_name} ${account.last_name}`.trim(),
      code_sent_to: proven && maskAddress(proven),
      managed_locations: locations
        .filter(({ user_id }) => user_id === account.id)
        .map(({ location_id, location_name, role }) => ({ location_id, location_name, role })),
      organization_roles: organizations
        .filter(({ user_id }) => user_id === account.id)
        .map(({ organization_id, organization_name }) => ({
          organization_id,
          organization_name,
          role: 'ADMIN' as const,
        })),
      date_joined: account.date_joined.toISOString(),
    };
  });
}

function locationsOf(database: Database, userIds: number[]) {
  return database
    .selectFrom('location_managers')
    .innerJoin('locations', 'locations.id', 'location_managers.location_id')
    .select([
      'location_managers.user_id',
      'location_managers.location_id',
      'locations.name as location_name',
      'location_managers.role',
    ])
    .where('location_managers.user_id', 'in', userIds)
    .orderBy('locations.name')
    .orderBy('locations.id')
    .execute();
}

function organizationsOf(database: Database, userIds: number[]) {
  return database
    .selectFrom('organization_managers')
    .innerJoin('organizations', 'organizations.id', 'organization_managers.organization_id')
    .select([
      'organization_managers.user_id',
      'organization_managers.organization_id',
      'organizations.name as organization_name',
    ])
    .where('organization_managers.user_id', 'in', userIds)
    .orderBy('organizations.name')
    .orderBy('organizations.id')
    .execute();
}
