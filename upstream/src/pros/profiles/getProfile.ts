import { z } from 'zod';
import { notFound } from '../../platform/errors.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { profileResponse } from './profileResponse.ts';
import { selectProfileRow } from './profileRow.ts';
import { proScope } from '../search/proScope.ts';
import { toProfileResponse } from './toProfileResponse.ts';

/** `GET /api/gigster-profiles/:uuid/`: a pro's whole profile. */
export const getProfile = ({ database, clock }: Services) =>
  route({
    method: 'GET',
    url: '/api/gigster-profiles/:uuid/',
    access: 'staffer',
    tags: ['pros'],
    summary: "A pro's profile",
    params: z.object({ uuid: z.uuid() }),
    responses: { 200: profileResponse },
    errors: [404],
    handle: async ({ params: { uuid }, caller, headerLocationId }) => {
      const scope = await proScope(database, caller, { headerLocationId });
      const row = await selectProfileRow(database, scope, clock.now())
        .where('pros.uuid', '=', uuid)
        .executeTakeFirst();
      if (!row) throw notFound('pro');
      return { status: 200, body: toProfileResponse(row, caller) };
    },
  });
