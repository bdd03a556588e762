import { organizationName } from '@brigade/domain/businesses/organizations/organizationName.ts';
import { z } from 'zod';
import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { presentAt } from '../../platform/schema/presentAt.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { Organization } from './Organization.ts';
import { checkedOrganizationNumber, organizationId } from './organizationId.ts';
import { changeOrganization } from './organizationsApi.ts';

const inputRules = z.looseObject({
  organizationId,
  name: z.optional(organizationName),
  imagePublicId: z.string().max(200, 'At most 200 characters').nullish(),
});

builder.relayMutationField(
  'updateOrganization',
  {
    description: 'Input for updateOrganization. Omitted fields are left unchanged.',
    inputFields: (t) => ({
      organizationId: t.id({ required: true, description: 'The ID of the organization.' }),
      name: t.string({ description: 'The name, 1 to 100 characters.' }),
      imagePublicId: t.string({ description: 'The ID of an uploaded image; null removes the image.' }),
    }),
    validate: { schema: inputRules },
  },
  {
    description: 'Changes the name and the image of an organization. For the admins of the organization.',
    extensions: errorPaths({
      name: ['name'],
      image_public_id: ['imagePublicId'],
      'organizations.manage': ['organizationId'],
    }),
    resolve: (_root, { input }, { rest }) => {
      const id = checkedOrganizationNumber(input.organizationId);
      const change = rest.call(changeOrganization, {
        path: { id },
        body: {
          ...(input.name != null && { name: input.name.trim() }),
          ...(input.imagePublicId !== undefined && { image_public_id: input.imagePublicId }),
        },
      });
      return presentAt(['organizationId'], 'organization', change);
    },
  },
  {
    description: 'Return type of updateOrganization.',
    outputFields: (t) => ({
      errors: errorsField(t),
      organization: t.field({
        type: Organization,
        nullable: true,
        description: 'Null if the mutation was refused.',
        resolve: (payload) => (payload instanceof RefusedPayload ? null : payload),
      }),
    }),
  },
);
