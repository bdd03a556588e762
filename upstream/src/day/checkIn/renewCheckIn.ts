import { sql } from 'kysely';
import { z } from 'zod';
import { requirePermission } from '../../platform/access/locationAccess.ts';
import { inTransactionOf } from '../../platform/database/inTransactionOf.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { asCaptain } from '../../schedule/events/captaincy.ts';
import { accessToGig } from '../../schedule/gigs/accessToGig.ts';
import { drawCheckinCode } from '../../schedule/gigs/drawCheckinCode.ts';
import { gigResponse } from '../../schedule/gigs/gigResponse.ts';
import { loadGig } from '../../schedule/gigs/loadGigs.ts';
import { lockGig } from '../../schedule/gigs/lockGig.ts';

/** `POST /api/staffer/gigs/:id/renew-checkin/`: gives a gig a new check-in code and link. */
export const renewCheckIn = (services: Services) =>
  route({
    method: 'POST',
    url: '/api/staffer/gigs/:id/renew-checkin/',
    access: 'session',
    scope: 'ROSTER',
    tags: ['roster'],
    summary: 'Give a gig a new check-in code and link',
    description:
      'Needs applications.attendance, which team captains of the event of the gig have. The previous code and link end at once.',
    params: z.object({ id: idParameter }),
    responses: { 200: gigResponse },
    errors: [403, 404],
    handle: async ({ params: { id: gigId }, caller: user }) => {
      const { database, clock } = services;
      const caller = await asCaptain(services, user, gigId);
      requirePermission(await accessToGig(database, caller, gigId), 'applications.attendance');
      await inTransactionOf(services, caller, async (trx) => {
        const { checkin_token: token, checkin_code: code } = await lockGig(trx, gigId);
        await trx
          .insertInto('replaced_checkin_tokens')
          .values({ token, gig_id: gigId, replaced_ts: clock.now() })
          .execute();
        await trx
          .updateTable('gigs')
          .set({ checkin_token: sql`gen_random_uuid()`, checkin_code: drawCheckinCode(code) })
          .where('id', '=', gigId)
          .execute();
      });
      return { status: 200, body: await loadGig(services, caller, gigId) };
    },
  });
