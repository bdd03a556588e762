import { may, whyNot } from '@brigade/domain/platform/access/locationRole.ts';
import { Location } from '../../businesses/locations/Location.ts';
import { viewerAccess } from '../../businesses/locations/viewerAccess.ts';
import { builder } from '../../platform/schema/builder.ts';

builder.objectFields(Location, (t) => ({
  viewerCanReviewGeoLogs: t.boolean({
    nullable: true,
    description: 'Whether the viewer may read and review the geo logs of the location.',
    resolve: async ({ id, organization_id: organizationId }, _args, context) =>
      may(await viewerAccess({ id, organizationId }, context), 'hours.adjust'),
  }),
  viewerCannotReviewGeoLogsReason: t.string({
    nullable: true,
    description:
      'The reason the viewer is not permitted, and who can grant access. Null if the viewer is permitted.',
    resolve: async ({ id, organization_id: organizationId }, _args, context) =>
      whyNot(await viewerAccess({ id, organizationId }, context), 'hours.adjust'),
  }),
}));
