import { z } from 'zod';
import { namedLocationId } from '../../platform/access/namedLocationId.ts';
import { requireAtLocation } from '../../platform/access/locationAccess.ts';
import { ApiError } from '../../platform/errors.ts';
import { id } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { requireSkill } from '../../pros/skills/requireSkill.ts';
import { enforceRequirementLimit } from './enforceRequirementLimit.ts';
import { requirementCategories, requirementColumns, requirementResponse } from './requirementResponse.ts';

const requirementBody = z.strictObject({
  skill_id: id.nullable().optional().describe('Null or omitted for every position'),
  name: z.string().trim().min(1, 'This field is required').max(100, 'At most 100 characters'),
  category: z.enum(requirementCategories),
  location_id: id.optional().describe('The location; defaults to the X-Location-Id header'),
});

/** `POST /api/requirement-for-works/`: adds a requirement of a location. */
export const createRequirement = ({ database }: Services) =>
  route({
    method: 'POST',
    url: '/api/requirement-for-works/',
    access: 'staffer',
    scope: 'POST',
    tags: ['requirements'],
    summary: 'Add a requirement of a location',
    description: 'Only gigs of that location can use it. Needs gigs.post there.',
    body: requirementBody,
    responses: { 201: requirementResponse },
    errors: [404, 409],
    handle: async ({ body: { skill_id = null, name, category, ...body }, caller, headerLocationId }) => {
      const location_id = namedLocationId(body.location_id, headerLocationId);
      await requireAtLocation(database, caller, location_id, 'gigs.post');
      if (skill_id !== null) await requireSkill(database, skill_id);
      await enforceRequirementLimit(database, location_id);
      const requirement = await database
        .insertInto('requirements')
        .values({ location_id, skill_id, name, category })
        .onConflict((conflict) => conflict.doNothing())
        .returning(requirementColumns)
        .executeTakeFirst();
      if (requirement) return { status: 201, body: requirement };
      throw new ApiError('already_exists', 'This requirement is in the list already.', { target: 'name' });
    },
  });
