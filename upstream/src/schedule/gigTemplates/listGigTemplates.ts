import { z } from 'zod';
import { accessTo } from '../../platform/access/locationAccess.ts';
import { may } from '../../platform/access/permissions.ts';
import { pageOf, pageSchema, pagingParameters } from '../../platform/paging/page.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { gigTemplateResponse } from './gigTemplateResponse.ts';
import { selectGigTemplates, toGigTemplate } from './loadGigTemplates.ts';

/** `GET /api/staffer/gigs/templates/`: the gig templates of a location. */
export const listGigTemplates = ({ database }: Services) =>
  route({
    method: 'GET',
    url: '/api/staffer/gigs/templates/',
    access: 'staffer',
    tags: ['gig templates'],
    summary: 'List the gig templates of a location by name',
    query: z.strictObject({ ...pagingParameters, location_id: idParameter }),
    responses: { 200: pageSchema(gigTemplateResponse) },
    errors: [404],
    handle: async ({ query, caller, url }) => {
      const { access } = await accessTo(database, caller, query.location_id);
      const templates = selectGigTemplates(database)
        .where('gig_templates.location_id', '=', query.location_id)
        .orderBy(({ fn }) => fn('lower', ['gig_templates.name']))
        .orderBy('gig_templates.id');
      const body = await pageOf({ url, query }, templates, (rows) =>
        rows.map((row) => toGigTemplate(row, may(access, 'wages.view'))),
      );
      return { status: 200, body };
    },
  });
