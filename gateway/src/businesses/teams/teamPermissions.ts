import { may, whyNot } from '@brigade/domain/platform/access/locationRole.ts';
import type { Context } from '../../platform/context.ts';
import { Location } from '../locations/Location.ts';
import type { LocationSource } from '../locations/locationSource.ts';
import { viewerAccess } from '../locations/viewerAccess.ts';
import { builder } from '../../platform/schema/builder.ts';

function accessTo({ id, organization_id }: LocationSource, context: Context) {
  return viewerAccess({ id, organizationId: organization_id }, context);
}

builder.objectFields(Location, (t) => ({
  viewerCanManageTeam: t.boolean({
    nullable: true,
    description:
      "Whether the viewer may invite people to the location's team, change their roles and remove them.",
    resolve: async (location, _args, context) => may(await accessTo(location, context), 'team.manage'),
  }),
  viewerCannotManageTeamReason: t.string({
    nullable: true,
    description:
      'The reason the viewer is not permitted, and who can grant access. Null if the viewer is permitted.',
    resolve: async (location, _args, context) => whyNot(await accessTo(location, context), 'team.manage'),
  }),
}));
