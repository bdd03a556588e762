import { may, whyNot } from '@brigade/domain/platform/access/locationRole.ts';
import { builder } from '../../platform/schema/builder.ts';
import { Organization } from './Organization.ts';
import { viewerOrganizationAccess } from './viewerOrganizationAccess.ts';

builder.objectFields(Organization, (t) => ({
  viewerCanManage: t.boolean({
    nullable: true,
    description: "Whether the viewer may change the organization's name, image, billing and managers.",
    resolve: async ({ id }, _args, context) =>
      may(await viewerOrganizationAccess(id, context), 'organizations.manage'),
  }),
  viewerCannotManageReason: t.string({
    nullable: true,
    description:
      'The reason the viewer is not permitted, and who can grant access. Null if the viewer is permitted.',
    resolve: async ({ id }, _args, context) =>
      whyNot(await viewerOrganizationAccess(id, context), 'organizations.manage'),
  }),
}));
