import { may, whyNot } from '@brigade/domain/platform/access/locationRole.ts';
import type { Context } from '../../platform/context.ts';
import { viewerAccess } from '../../businesses/locations/viewerAccess.ts';
import { builder } from '../../platform/schema/builder.ts';
import { Gig } from './Gig.ts';
import type { GigWire } from './gigWire.ts';

function accessTo({ location_id, organization_id }: GigWire, context: Context) {
  return viewerAccess({ id: location_id, organizationId: organization_id }, context);
}

builder.objectFields(Gig, (t) => ({
  viewerCanManageApplicants: t.boolean({
    nullable: true,
    description: 'Whether the viewer can select, confirm and dismiss applicants of this gig.',
    resolve: async (gig, _args, context) => may(await accessTo(gig, context), 'applications.manage'),
  }),
  viewerCannotManageApplicantsReason: t.string({
    nullable: true,
    description:
      'The reason the viewer cannot manage applicants and who can grant access. Null if the viewer can.',
    resolve: async (gig, _args, context) => whyNot(await accessTo(gig, context), 'applications.manage'),
  }),
}));
