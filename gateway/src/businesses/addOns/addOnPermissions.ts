import { may, whyNot } from '@brigade/domain/platform/access/locationRole.ts';
import { Location } from '../locations/Location.ts';
import { viewerAccess } from '../locations/viewerAccess.ts';
import { builder } from '../../platform/schema/builder.ts';

builder.objectFields(Location, (t) => ({
  viewerCanManageAddOns: t.boolean({
    nullable: true,
    description: 'Whether the viewer may book add-ons here, change and end them.',
    resolve: async ({ id, organization_id: organizationId }, _args, context) =>
      may(await viewerAccess({ id, organizationId }, context), 'add_ons.manage'),
  }),
  viewerCannotManageAddOnsReason: t.string({
    nullable: true,
    description: 'Why not, and who can grant it; null where it is allowed.',
    resolve: async ({ id, organization_id: organizationId }, _args, context) =>
      whyNot(await viewerAccess({ id, organizationId }, context), 'add_ons.manage'),
  }),
}));
