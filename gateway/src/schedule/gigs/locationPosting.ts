import { may, whyNot } from '@brigade/domain/platform/access/locationRole.ts';
import type { Context } from '../../platform/context.ts';
import { Location } from '../../businesses/locations/Location.ts';
import type { LocationSource } from '../../businesses/locations/locationSource.ts';
import { viewerAccess } from '../../businesses/locations/viewerAccess.ts';
import { builder } from '../../platform/schema/builder.ts';

function accessTo({ id, organization_id }: LocationSource, context: Context) {
  return viewerAccess({ id, organizationId: organization_id }, context);
}

builder.objectFields(Location, (t) => ({
  viewerCanPostGigs: t.boolean({
    nullable: true,
    description: 'Whether the viewer can post, update and cancel gigs at this location.',
    resolve: async (location, _args, context) => may(await accessTo(location, context), 'gigs.post'),
  }),
  viewerCannotPostGigsReason: t.string({
    nullable: true,
    description: 'The reason the viewer cannot post gigs and who can grant access. Null if the viewer can.',
    resolve: async (location, _args, context) => whyNot(await accessTo(location, context), 'gigs.post'),
  }),
}));
