import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { deletedIdField } from './deletedIdField.ts';
import { checkedManagerNumber, managerId } from '../../managers/managerId.ts';
import { deleteOrganizationManager } from './managersApi.ts';

builder.relayMutationField(
  'removeOrganizationManager',
  {
    description: 'Whom to remove.',
    inputFields: (t) => ({
      organizationManagerId: t.id({ required: true, description: 'Who, in which organization.' }),
    }),
    validate: { schema: z.looseObject({ organizationManagerId: managerId('OrganizationManager') }) },
  },
  {
    description:
      "Ends somebody's role in an organization, from the next request on; with the own id the viewer leaves it. Roles " +
      'at single locations stay. The last admin stays (LAST_ADMIN). Who is removed by another gets a message.',
    extensions: errorPaths({ 'organizations.manage': ['organizationManagerId'] }),
    resolve: async (_root, { input: { organizationManagerId } }, { rest }) => {
      const id = checkedManagerNumber(organizationManagerId, 'OrganizationManager');
      const removal = rest.call(deleteOrganizationManager, { path: { id } });
      await presentAt(['organizationManagerId'], 'manager', removal);
      return { deletedId: organizationManagerId };
    },
  },
  {
    description: 'What is left of it.',
    outputFields: (t) => ({ errors: errorsField(t), deletedId: deletedIdField(t) }),
  },
);
