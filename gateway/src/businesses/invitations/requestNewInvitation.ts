import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { requestLocationInvitation, requestOrganizationInvitation } from './acceptanceApi.ts';
import { InvitationScope, invitationScopes } from './InvitationScope.ts';
import { invitationToken } from './invitationToken.ts';

builder.relayMutationField(
  'requestNewInvitation',
  {
    description: 'Input for requestNewInvitation, naming the expired invitation.',
    inputFields: (t) => ({
      scope: t.field({
        type: InvitationScope,
        required: true,
        description: 'The kind of team that the invitation is for.',
      }),
      token: t.string({ required: true, description: "The last path segment of the invitation's link." }),
    }),
    validate: { schema: z.looseObject({ scope: z.enum(invitationScopes), token: invitationToken }) },
  },
  {
    skipTypeScopes: true,
    description:
      'Asks the inviter for a new link, at most once a day (RATE_LIMITED). The inviter decides whether to send it. ' +
      'Returns CONFLICT if the link is still valid.',
    resolve: async (_root, { input: { scope, token } }, { rest }) => {
      const request = scope === 'LOCATION' ? requestLocationInvitation : requestOrganizationInvitation;
      await presentAt(['token'], 'invitation', rest.call(request, { path: { token } }));
      return {};
    },
  },
  {
    description: 'Whether the request was sent to the inviter.',
    outputFields: (t) => ({ errors: errorsField(t) }),
  },
);
