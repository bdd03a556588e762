import { z } from 'zod';
import { candidateCode } from '../candidateCodes/candidateCode.ts';
import { requireCode } from '../candidateCodes/requireCode.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { findInterview, invitedInterviewSchema } from './invitedInterview.ts';

/** `GET /api/hire/interviews/{secret}/`: an interview, for the candidate with its code. */
export const getInterview = ({ database, clock }: Services) =>
  route({
    method: 'GET',
    url: '/api/hire/interviews/:secret/',
    access: 'public',
    tags: ['interviews'],
    summary: 'Show an interview to its candidate',
    params: z.object({ secret: candidateCode }),
    responses: { 200: invitedInterviewSchema },
    errors: [404, 429],
    handle: async ({ params: { secret }, network }) => ({
      status: 200,
      body: await requireCode(
        database,
        { code: secret, network, now: clock.systemNow() },
        'interview',
        (secretHash) => findInterview(database, secretHash),
      ),
    }),
  });
