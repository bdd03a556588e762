import { locationModes } from '@brigade/domain/businesses/locations/locationModes.ts';
import { may, type Permission, whyNot } from '@brigade/domain/platform/access/locationRole.ts';
import type { Context } from '../../platform/context.ts';
import { builder } from '../../platform/schema/builder.ts';
import { getViewer } from '../../accounts/users/usersApi.ts';
import { Location } from './Location.ts';
import { LocationMode } from './locationEnums.ts';
import { getLocationStats } from './locationsApi.ts';
import type { LocationSource } from './locationSource.ts';
import { viewerAccess } from './viewerAccess.ts';

function accessTo({ id, organization_id }: LocationSource, context: Context) {
  return viewerAccess({ id, organizationId: organization_id }, context);
}

function allows(permission: Permission) {
  return async (location: LocationSource, _args: object, context: Context) =>
    may(await accessTo(location, context), permission);
}

function reasonAgainst(permission: Permission) {
  return async (location: LocationSource, _args: object, context: Context) =>
    whyNot(await accessTo(location, context), permission);
}

builder.objectFields(Location, (t) => ({
  viewerCanEdit: t.boolean({
    nullable: true,
    description: "Whether the viewer may change the location's details and settings, and resubmit it.",
    resolve: allows('locations.edit'),
  }),
  viewerCannotEditReason: t.string({
    nullable: true,
    description:
      'The reason the viewer is not permitted, and who can grant access. Null if the viewer is permitted.',
    resolve: reasonAgainst('locations.edit'),
  }),
  viewerCanSetFees: t.boolean({
    nullable: true,
    description: "Whether the viewer may set the location's fees, and approve or deny it.",
    resolve: allows('platform.admin'),
  }),
  viewerCannotSetFeesReason: t.string({
    nullable: true,
    description: 'The reason the viewer cannot set fees, and who can. Null if the viewer can.',
    resolve: reasonAgainst('platform.admin'),
  }),
  modes: t.field({
    type: [LocationMode],
    nullable: true,
    description:
      "The modes that the viewer's licenses allow at the location, the one that it opens in first.",
    resolve: async ({ id }, _args, { rest }) => {
      const { licenses } = await rest.call(getViewer);
      return locationModes(
        licenses.map(({ license_name: licenseName, location_id: locationId }) => ({
          licenseName,
          locationId,
        })),
        id,
      );
    },
  }),
  hasPostedFirstGig: t.boolean({
    nullable: true,
    description:
      'Whether the location ever posted a gig; gigs that wait for approval do not count. Costs one ' +
      'upstream call.',
    extensions: { calls: 1 },
    resolve: async ({ id }, _args, { rest }) =>
      (await rest.call(getLocationStats, { path: { id } })).has_posted_first_gig,
  }),
}));
