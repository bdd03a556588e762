import { z } from 'zod';
import { requireAtLocation } from '../../platform/access/locationAccess.ts';
import { id } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { requireSkill } from '../../pros/skills/requireSkill.ts';
import { checkGigTemplate } from './checkGigTemplate.ts';
import { gigTemplateFields } from './gigTemplateBody.ts';
import { gigTemplateFor } from './gigTemplateFor.ts';
import { gigTemplateResponse } from './gigTemplateResponse.ts';
import { replaceMaterials } from './replaceMaterials.ts';
import { enforceTemplateLimit } from './enforceTemplateLimit.ts';

/** `POST /api/staffer/gigs/templates/`: adds a gig template to a location. */
export const createGigTemplate = ({ database, clock }: Services) =>
  route({
    method: 'POST',
    url: '/api/staffer/gigs/templates/',
    access: 'staffer',
    scope: 'POST',
    tags: ['gig templates'],
    summary: 'Add a gig template',
    description: 'The name must be unique at the location. Needs gigs.post.',
    body: z.strictObject({ location_id: id, skill_id: id, ...gigTemplateFields }),
    responses: { 201: gigTemplateResponse },
    errors: [404, 409],
    handle: async ({ body: { location_id: locationId, skill_id: skillId, ...fields }, caller }) => {
      const template = await database.transaction().execute(async (trx) => {
        await requireAtLocation(trx, caller, locationId, 'gigs.post');
        await requireSkill(trx, skillId);
        await enforceTemplateLimit(trx, locationId);
        const place = { locationId, skillId, templateId: null };
        const { columns, ...materials } = await checkGigTemplate(trx, place, fields);
        const now = clock.now();
        const { id: templateId } = await trx
          .insertInto('gig_templates')
          .values({
            ...columns,
            name: fields.name,
            hourly_rate: fields.hourly_rate,
            position_description: fields.position_description,
            location_id: locationId,
            skill_id: skillId,
            created_ts: now,
            last_updated_ts: now,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        await replaceMaterials(trx, templateId, materials);
        return (await gigTemplateFor(trx, caller, templateId)).template;
      });
      return { status: 201, body: template };
    },
  });
