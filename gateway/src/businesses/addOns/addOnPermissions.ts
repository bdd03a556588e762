import { may, whyNot } from '@brigade/domain/platform/access/locationRole.ts';
import { Location } from '../locations/Location.ts';
import { viewerAccess } from '../locations/viewerAccess.ts';
import { builder } from '../../platform/schema/builder.ts';

builder.objectFields(Location, (t) => ({
  viewerCanManageAddOns: t.boolean({
    nullable: true,
    description: 'Whether the viewer may book, change and end add-ons of the location.',
    resolve: async ({ id, organization_id: organizationId }, _args, context) =>
      may(await viewerAccess({ id, organizationId }, context), 'add_ons.manage'),
  }),
  viewerCannotManageAddOnsReason: t.string({
    nullable: true,
    description:
      'The reason the viewer is not permitted, and who can grant access. Null if the viewer is permitted.',
    resolve: async ({ id, organization_id: organizationId }, _args, context) =>
      whyNot(await viewerAccess({ id, organizationId }, context), 'add_ons.manage'),
  }),
}));
