import { Organization } from '../organizations/Organization.ts';
import { viewerOrganizationAccess } from '../organizations/viewerOrganizationAccess.ts';
import { builder } from '../../platform/schema/builder.ts';
import { Billing } from './Billing.ts';

builder.objectField(Organization, 'billing', (t) =>
  t.field({
    type: Billing,
    nullable: true,
    description: 'How the organization pays for the shifts of its locations that are billed to it.',
    resolve: async ({ id }, _args, context) => ({
      owner: { kind: 'organization' as const, id },
      source: null,
      status: undefined,
      access: await viewerOrganizationAccess(id, context),
    }),
  }),
);
