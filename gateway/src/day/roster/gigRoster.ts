import { may, whyNot } from '@brigade/domain/platform/access/locationRole.ts';
import { viewerAccess } from '../../businesses/locations/viewerAccess.ts';
import { GigApplication } from '../../filling/applications/GigApplication.ts';
import type { Context } from '../../platform/context.ts';
import { builder } from '../../platform/schema/builder.ts';
import { Gig } from '../../schedule/gigs/Gig.ts';
import type { GigWire } from '../../schedule/gigs/gigWire.ts';
import { listRoster } from './rosterApi.ts';

function accessTo({ location_id, organization_id }: GigWire, context: Context) {
  return viewerAccess({ id: location_id, organizationId: organization_id }, context);
}

builder.objectFields(Gig, (t) => ({
  roster: t.field({
    type: [GigApplication],
    nullable: true,
    description:
      'The applications of everyone who was confirmed, by name, including those who dropped out. A gig has ' +
      'at most 200 places, so this is not a connection. Costs one upstream call.',
    extensions: { listSize: 50 },
    resolve: async ({ id, location_id }, _args, { rest }) => {
      const path = { gigId: id };
      return (await rest.call(listRoster, { path, locationId: location_id })).results;
    },
  }),
  viewerCanRecordAttendance: t.boolean({
    nullable: true,
    description:
      'Whether the viewer can record punches, breaks and no-shows. All but team captains can also call pros out and send ' +
      'them home.',
    resolve: async (gig, _args, context) =>
      gig.is_team_captain === true || may(await accessTo(gig, context), 'applications.attendance'),
  }),
  viewerCanAdjustHours: t.boolean({
    nullable: true,
    description:
      'Whether the viewer can set the hours of a pro, and correct any punch or break. Who can record attendance can ' +
      'correct what they recorded until the end of the work.',
    resolve: async (gig, _args, context) => may(await accessTo(gig, context), 'hours.adjust'),
  }),
  viewerCannotRecordAttendanceReason: t.string({
    nullable: true,
    description:
      'The reason the viewer cannot record attendance and who can grant access. Null if the viewer can.',
    resolve: async (gig, _args, context) =>
      gig.is_team_captain === true ? null : whyNot(await accessTo(gig, context), 'applications.attendance'),
  }),
}));
