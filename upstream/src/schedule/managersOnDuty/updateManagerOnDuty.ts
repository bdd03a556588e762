import { z } from 'zod';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { managerOnDutyFields } from './managerOnDutyBody.ts';
import { managerOnDutyColumns, managerOnDutyResponse } from './managerOnDutyResponse.ts';
import { requireChangeableManager } from './requireChangeableManager.ts';
import { sameManagerOnDuty } from './sameManagerOnDuty.ts';

/** `PATCH /api/managers-on-duty/:id/`: changes the name or number of a manager on duty. */
export const updateManagerOnDuty = ({ database }: Services) =>
  route({
    method: 'PATCH',
    url: '/api/managers-on-duty/:id/',
    access: 'staffer',
    scope: 'POST',
    tags: ['managers on duty'],
    summary: 'Change the name or the number of a manager on duty',
    description: 'Existing gigs keep their contact. Needs gigs.post.',
    params: z.object({ id: idParameter }),
    body: z.strictObject(managerOnDutyFields).partial(),
    responses: { 200: managerOnDutyResponse },
    errors: [404, 409],
    handle: async ({ params: { id }, body, caller }) => {
      const manager = await database.transaction().execute(async (trx) => {
        await requireChangeableManager(trx, caller, id);
        const current = await trx
          .selectFrom('managers_on_duty')
          .select(managerOnDutyColumns)
          .where('id', '=', id)
          .forUpdate()
          .executeTakeFirstOrThrow();
        const fullname = body.fullname ?? current.fullname;
        const phone_number = body.phone_number ?? current.phone_number;
        const same = await trx
          .selectFrom('managers_on_duty')
          .select('id')
          .where('location_id', '=', current.location_id)
          .where(({ fn }) => fn('lower', ['fullname']), '=', fullname.toLowerCase())
          .where('phone_number', '=', phone_number)
          .where('id', '<>', id)
          .executeTakeFirst();
        if (same) throw sameManagerOnDuty();
        return trx
          .updateTable('managers_on_duty')
          .set({ fullname, phone_number })
          .where('id', '=', id)
          .returning(managerOnDutyColumns)
          .executeTakeFirstOrThrow();
      });
      return { status: 200, body: manager };
    },
  });
