import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { deletedIdField } from './deletedIdField.ts';
import { checkedManagerNumber, managerId } from './managerId.ts';
import { deleteOrganizationManager } from './managersApi.ts';

builder.relayMutationField(
  'removeOrganizationManager',
  {
    description: 'Input for removeOrganizationManager.',
    inputFields: (t) => ({
      organizationManagerId: t.id({
        required: true,
        description: 'The ID of the admin in the organization.',
      }),
    }),
    validate: { schema: z.looseObject({ organizationManagerId: managerId('OrganizationManager') }) },
  },
  {
    description:
      'Removes an admin from an organization, effective with the next request. Viewers who pass their own ' +
      'ID leave the organization. Roles at single locations are kept. The last admin cannot be removed ' +
      '(LAST_ADMIN). Admins removed by another user are notified.',
    extensions: errorPaths({ 'organizations.manage': ['organizationManagerId'] }),
    resolve: async (_root, { input: { organizationManagerId } }, { rest }) => {
      const id = checkedManagerNumber(organizationManagerId, 'OrganizationManager');
      const removal = rest.call(deleteOrganizationManager, { path: { id } });
      await presentAt(['organizationManagerId'], 'manager', removal);
      return { deletedId: organizationManagerId };
    },
  },
  {
    description: 'Return type of removeOrganizationManager.',
    outputFields: (t) => ({ errors: errorsField(t), deletedId: deletedIdField(t, 'role') }),
  },
);
