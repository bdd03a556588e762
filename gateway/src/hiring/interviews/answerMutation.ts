import { candidateCodeInput } from '@brigade/domain/hiring/candidateCodes/candidateCodeInput.ts';
import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { InterviewInvitation } from './InterviewInvitation.ts';
import type { acceptInterviewCall, declineInterviewCall } from './interviewsApi.ts';

/**
 * Declares a mutation with which a candidate answers.
 *
 * @param what it says, as the beginning of a sentence.
 */
export function answerMutation(
  name: string,
  call: typeof acceptInterviewCall | typeof declineInterviewCall,
  what: string,
): void {
  builder.relayMutationField(
    name,
    {
      description: 'Which interview.',
      inputFields: (t) => ({
        code: t.string({ required: true, description: 'The code, however it was typed.' }),
      }),
      validate: { schema: z.looseObject({ code: candidateCodeInput }) },
    },
    {
      skipTypeScopes: true,
      description:
        `${what}; the contact is told. Once more it changes nothing. INVALID_TRANSITION after the opposite answer, ` +
        'EXPIRED once the interview has begun.',
      resolve: async (_root, { input }, { rest }) => ({
        invitation: await presentAt(
          ['code'],
          'invitation',
          rest.call(call, { path: { secret: input.code } }),
        ),
      }),
    },
    {
      description: 'The invitation as it stands now.',
      outputFields: (t) => ({
        errors: errorsField(t),
        invitation: t.field({
          type: InterviewInvitation,
          nullable: true,
          description: 'The invitation; null when the answer was refused.',
          resolve: (payload) => (payload instanceof RefusedPayload ? null : payload.invitation),
        }),
      }),
    },
  );
}
