import { candidateCodeInput } from '@brigade/domain/hiring/candidateCodes/candidateCodeInput.ts';
import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { InterviewInvitation } from './InterviewInvitation.ts';
import type { acceptInterviewCall, declineInterviewCall } from './interviewsApi.ts';

/**
 * Declares a mutation with which a candidate responds to an invitation.
 *
 * @param what the effect of the mutation, as the beginning of a sentence.
 */
export function answerMutation(
  name: string,
  call: typeof acceptInterviewCall | typeof declineInterviewCall,
  what: string,
): void {
  builder.relayMutationField(
    name,
    {
      description: 'Input for acceptInterview and declineInterview: the interview to respond to.',
      inputFields: (t) => ({
        code: t.string({ required: true, description: 'The invitation code, in any format.' }),
      }),
      validate: { schema: z.looseObject({ code: candidateCodeInput }) },
    },
    {
      skipTypeScopes: true,
      description:
        `${what}; the contact is notified. Repeating the call has no effect. Returns INVALID_TRANSITION after ` +
        'the opposite response and EXPIRED once the interview has started.',
      resolve: async (_root, { input }, { rest }) => ({
        invitation: await presentAt(
          ['code'],
          'invitation',
          rest.call(call, { path: { secret: input.code } }),
        ),
      }),
    },
    {
      description: "The response's effect on the invitation.",
      outputFields: (t) => ({
        errors: errorsField(t),
        invitation: t.field({
          type: InterviewInvitation,
          nullable: true,
          description: 'The updated invitation; null if the mutation failed.',
          resolve: (payload) => (payload instanceof RefusedPayload ? null : payload.invitation),
        }),
      }),
    },
  );
}
