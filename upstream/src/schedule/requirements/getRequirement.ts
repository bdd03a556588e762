import { z } from 'zod';
import { accessTo } from '../../platform/access/locationAccess.ts';
import { notFound } from '../../platform/errors.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { requirementColumns, requirementResponse } from './requirementResponse.ts';

/** `GET /api/requirement-for-works/:id/`: one requirement. */
export const getRequirement = ({ database }: Services) =>
  route({
    method: 'GET',
    url: '/api/requirement-for-works/:id/',
    access: 'staffer',
    tags: ['requirements'],
    summary: 'One requirement',
    params: z.object({ id: idParameter }),
    responses: { 200: requirementResponse },
    errors: [404],
    handle: async ({ params: { id }, caller }) => {
      const requirement = await database
        .selectFrom('requirements')
        .select(requirementColumns)
        .where('id', '=', id)
        .executeTakeFirst();
      if (!requirement) throw notFound('requirement');
      if (requirement.location_id !== null) await accessTo(database, caller, requirement.location_id);
      return { status: 200, body: requirement };
    },
  });
