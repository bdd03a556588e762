import { z } from 'zod';
import { candidateCode } from '../candidateCodes/candidateCode.ts';
import { requireCode } from '../candidateCodes/requireCode.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { candidateOrientationSchema, findOrientation } from './candidateOrientation.ts';

/** `GET /api/hire/orientations/{secret}/`: an orientation, for the candidate with its code. */
export const getOrientation = ({ database, clock }: Services) =>
  route({
    method: 'GET',
    url: '/api/hire/orientations/:secret/',
    access: 'public',
    tags: ['orientation'],
    summary: 'Show an orientation to its candidate',
    params: z.object({ secret: candidateCode }),
    responses: { 200: candidateOrientationSchema },
    errors: [404, 429],
    handle: async ({ params: { secret }, network }) => ({
      status: 200,
      body: await requireCode(
        database,
        { code: secret, network, now: clock.systemNow() },
        'orientation',
        (secretHash) => findOrientation(database, secretHash),
      ),
    }),
  });
