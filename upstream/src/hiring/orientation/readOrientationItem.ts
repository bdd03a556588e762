import { z } from 'zod';
import { candidateCode, hashCandidateCode } from '../candidateCodes/candidateCode.ts';
import { requireCode } from '../candidateCodes/requireCode.ts';
import { notFound } from '../../platform/errors.ts';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { candidateOrientationSchema, findOrientation } from './candidateOrientation.ts';

/** `POST /api/hire/orientations/{secret}/items/{id}/read/`: marks an item as read. */
export const readOrientationItem = ({ database, clock }: Services) =>
  route({
    method: 'POST',
    url: '/api/hire/orientations/:secret/items/:id/read/',
    access: 'public',
    tags: ['orientation'],
    summary: 'Mark an item of an orientation as read',
    description: 'Repeating it changes nothing: the first time counts.',
    params: z.object({ secret: candidateCode, id: idParameter }),
    responses: { 200: candidateOrientationSchema },
    errors: [404, 429],
    handle: async ({ params: { secret, id }, network }) => {
      const now = clock.now();
      const find = (secretHash: string) => findOrientation(database, secretHash);
      const attempt = { code: secret, network, now: clock.systemNow() };
      const { items, id: orientationId } = await requireCode(database, attempt, 'orientation', find);
      if (!items.some((item) => item.id === id)) throw notFound('item');
      await database
        .updateTable('orientation_items')
        .set({ read_ts: now })
        .where('id', '=', id)
        .where('orientation_id', '=', orientationId)
        .where('read_ts', 'is', null)
        .execute();
      const read = await find(hashCandidateCode(secret));
      if (!read) throw notFound('orientation');
      return { status: 200, body: read };
    },
  });
