import { z } from 'zod';
import { accessTo } from '../../platform/access/locationAccess.ts';
import { pageOf, pageSchema, pagingParameters } from '../../platform/paging/page.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { requirementColumns, requirementResponse } from './requirementResponse.ts';

/** `GET /api/requirement-for-works/`: the requirements that gigs can have. */
export const listRequirements = ({ database }: Services) =>
  route({
    method: 'GET',
    url: '/api/requirement-for-works/',
    access: 'staffer',
    tags: ['requirements'],
    summary: 'List requirements by name',
    description:
      'Those of every location, and those of one (`location_id`, else the X-Location-Id header). With `skill_id`, those ' +
      'for every position and for that one.',
    query: z.strictObject({
      ...pagingParameters,
      skill_id: idParameter.optional(),
      location_id: idParameter.optional(),
    }),
    responses: { 200: pageSchema(requirementResponse) },
    errors: [404],
    handle: async ({ query, caller, headerLocationId, url }) => {
      const locationId = query.location_id ?? headerLocationId;
      if (locationId !== null) await accessTo(database, caller, locationId);
      const { skill_id } = query;
      const requirements = database
        .selectFrom('requirements')
        .select(requirementColumns)
        .where((eb) => eb.or([eb('location_id', 'is', null), eb('location_id', '=', locationId)]))
        .$if(skill_id !== undefined, (rows) =>
          rows.where((eb) => eb.or([eb('skill_id', 'is', null), eb('skill_id', '=', skill_id ?? null)])),
        )
        .orderBy('name')
        .orderBy('id');
      return { status: 200, body: await pageOf({ url, query }, requirements, (rows) => rows) };
    },
  });
