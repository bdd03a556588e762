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
    description: 'Which invitation has expired.',
    inputFields: (t) => ({
      scope: t.field({ type: InvitationScope, required: true, description: 'To what it leads.' }),
      token: t.string({ required: true, description: 'The last part of its link.' }),
    }),
    validate: { schema: z.looseObject({ scope: z.enum(invitationScopes), token: invitationToken }) },
  },
  {
    skipTypeScopes: true,
    description:
      'Asks whoever invited for a new link, once a day (RATE_LIMITED). They decide whether to send it. CONFLICT for a ' +
      'link that is still good.',
    resolve: async (_root, { input: { scope, token } }, { rest }) => {
      const request = scope === 'LOCATION' ? requestLocationInvitation : requestOrganizationInvitation;
      await presentAt(['token'], 'invitation', rest.call(request, { path: { token } }));
      return {};
    },
  },
  {
    description: 'Whether it was passed on.',
    outputFields: (t) => ({ errors: errorsField(t) }),
  },
);
