import { locationMode } from '@brigade/domain/businesses/locations/locationMode.ts';
import { may, type Permission, whyNot } from '@brigade/domain/platform/access/locationRole.ts';
import type { Context } from '../../platform/context.ts';
import { builder } from '../../platform/schema/builder.ts';
import { getViewer } from '../../accounts/users/usersApi.ts';
import { Location } from './Location.ts';
import { LocationAccess, LocationMode } from './locationEnums.ts';
import type { LocationSource } from './locationSource.ts';
import { viewerAccess } from './viewerAccess.ts';

function accessTo({ id, organization_id }: LocationSource, context: Context) {
  return viewerAccess({ id, organizationId: organization_id }, context);
}

async function viewerMay(
  permission: Permission,
  location: LocationSource,
  context: Context,
): Promise<boolean> {
  return may(await accessTo(location, context), permission);
}

async function viewerMayNot(permission: Permission, location: LocationSource, context: Context) {
  return whyNot(await accessTo(location, context), permission);
}

builder.objectFields(Location, (t) => ({
  mode: t.field({
    type: LocationMode,
    nullable: true,
    description: "The mode that the location opens in, decided by the viewer's licenses.",
    resolve: async ({ id }, _args, { rest }) => {
      const { licenses } = await rest.call(getViewer);
      return locationMode(
        licenses.map(({ license_name, location_id }) => ({
          licenseName: license_name,
          locationId: location_id,
        })),
        id,
      );
    },
  }),
  viewerAccess: t.field({
    type: LocationAccess,
    nullable: true,
    description: 'The role that gives the viewer access to the location. Null without one.',
    resolve: (location, _args, context) => accessTo(location, context),
  }),
  viewerCanManageApplicants: t.boolean({
    nullable: true,
    description: 'Whether the viewer may select, confirm and dismiss applicants of the location.',
    resolve: (location, _args, context) => viewerMay('applications.manage', location, context),
  }),
  viewerCannotManageApplicantsReason: t.string({
    nullable: true,
    description:
      'The reason the viewer is not permitted, and who can grant access. Null if the viewer is permitted.',
    resolve: (location, _args, context) => viewerMayNot('applications.manage', location, context),
  }),
  viewerCanManageBlocks: t.boolean({
    nullable: true,
    description: 'Whether the viewer may block pros at the location and lift blocks.',
    resolve: (location, _args, context) => viewerMay('blocks.manage', location, context),
  }),
  viewerCannotManageBlocksReason: t.string({
    nullable: true,
    description:
      'The reason the viewer is not permitted, and who can grant access. Null if the viewer is permitted.',
    resolve: (location, _args, context) => viewerMayNot('blocks.manage', location, context),
  }),
}));
