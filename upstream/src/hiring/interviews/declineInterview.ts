import { z } from 'zod';
import { candidateCode } from '../candidateCodes/candidateCode.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { answerInterview } from './answerInterview.ts';
import { invitedInterviewSchema } from './invitedInterview.ts';

/** `POST /api/hire/interviews/{secret}/decline/`: declines an interview as its candidate. */
export const declineInterview = (services: Services) =>
  route({
    method: 'POST',
    url: '/api/hire/interviews/:secret/decline/',
    access: 'public',
    tags: ['interviews'],
    summary: 'Decline an interview as its candidate',
    params: z.object({ secret: candidateCode }),
    responses: { 200: invitedInterviewSchema },
    errors: [404, 409, 429],
    handle: async ({ params: { secret }, network }) => ({
      status: 200,
      body: await answerInterview(services, { secret, network }, 'DECLINED'),
    }),
  });
