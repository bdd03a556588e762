import { z } from 'zod';
import { visibleLocationIds } from '../../platform/access/locationAccess.ts';
import { notFound } from '../../platform/errors.ts';
import { marketSchema } from '../../platform/geo/marketSchema.ts';
import { id } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';

const managerProfileSchema = z
  .object({
    id,
    business_name: z.string(),
    email: z.string().nullable(),
    market: marketSchema.nullable(),
    referral_code: z.string().describe('Credits this manager when someone signs up with it'),
    has_locations: z.boolean().describe('Whether the manager has a role at any location'),
    manager_skill_id: id.nullable(),
  })
  .meta({ id: 'ManagerProfile' });

/** `GET /api/manager-profiles/me/`: the business profile that the signed-in user entered at sign-up. */
export const getManagerProfile = ({ database }: Services) =>
  route({
    method: 'GET',
    url: '/api/manager-profiles/me/',
    access: 'session',
    tags: ['users'],
    summary: "Get the signed-in manager's business profile",
    responses: { 200: managerProfileSchema },
    errors: [404],
    handle: async ({ caller }) => {
      const found = await database
        .selectFrom('manager_profiles')
        .innerJoin('users', 'users.id', 'manager_profiles.user_id')
        .innerJoin('referral_codes', 'referral_codes.user_id', 'manager_profiles.user_id')
        .select([
          'manager_profiles.id',
          'manager_profiles.business_name',
          'users.email',
          'manager_profiles.market_id',
          'referral_codes.code as referral_code',
          'manager_profiles.manager_skill_id',
        ])
        .where('manager_profiles.user_id', '=', caller.userId)
        .executeTakeFirst();
      if (!found) throw notFound('manager profile');
      const { market_id, ...profile } = found;
      const market =
        market_id === null
          ? null
          : await database
              .selectFrom('markets')
              .select(['id', 'name', 'state_code', 'timezone'])
              .where('id', '=', market_id)
              .executeTakeFirstOrThrow();
      const location = await visibleLocationIds(database, caller).limit(1).executeTakeFirst();
      return { status: 200, body: { ...profile, market, has_locations: location !== undefined } };
    },
  });
