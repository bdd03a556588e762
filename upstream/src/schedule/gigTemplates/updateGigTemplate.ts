import { z } from 'zod';
import { requirePermission } from '../../platform/access/locationAccess.ts';
import { id, idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { requireSkill } from '../../pros/skills/requireSkill.ts';
import { checkGigTemplate } from './checkGigTemplate.ts';
import { gigTemplateFields } from './gigTemplateBody.ts';
import { gigTemplateFor } from './gigTemplateFor.ts';
import { gigTemplateResponse } from './gigTemplateResponse.ts';
import { replaceMaterials } from './replaceMaterials.ts';

/** `PATCH /api/staffer/gigs/templates/:id/`: changes the fields that are sent. */
export const updateGigTemplate = ({ database, clock }: Services) =>
  route({
    method: 'PATCH',
    url: '/api/staffer/gigs/templates/:id/',
    access: 'staffer',
    scope: 'POST',
    tags: ['gig templates'],
    summary: 'Change a gig template',
    description:
      'Omitted fields stay unchanged; lists replace existing ones. Gigs that were posted with it stay unchanged. Needs ' +
      'gigs.post.',
    params: z.object({ id: idParameter }),
    body: z.strictObject({ skill_id: id, ...gigTemplateFields }).partial(),
    responses: { 200: gigTemplateResponse },
    errors: [404, 409],
    handle: async ({ params: { id: templateId }, body: { skill_id, ...fields }, caller }) => {
      const changed = await database.transaction().execute(async (trx) => {
        const { template, access } = await gigTemplateFor(trx, caller, templateId);
        requirePermission(access, 'gigs.post');
        if (skill_id !== undefined) await requireSkill(trx, skill_id);
        const skillId = skill_id ?? template.skill_id;
        const place = { locationId: template.location_id, skillId, templateId };
        const { columns, ...materials } = await checkGigTemplate(trx, place, fields);
        await trx
          .updateTable('gig_templates')
          .set({ ...columns, skill_id: skillId, last_updated_ts: clock.now() })
          .where('id', '=', templateId)
          .execute();
        await replaceMaterials(trx, templateId, materials);
        return (await gigTemplateFor(trx, caller, templateId)).template;
      });
      return { status: 200, body: changed };
    },
  });
