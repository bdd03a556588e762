import {
  gigEditing,
  type gigEditings,
  whyNotCancel,
  whyNotEdit,
} from '@brigade/domain/schedule/editing/gigChanging.ts';
import { may, whyNot } from '@brigade/domain/platform/access/locationRole.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import type { Context } from '../../platform/context.ts';
import { viewerAccess } from '../../businesses/locations/viewerAccess.ts';
import { builder } from '../../platform/schema/builder.ts';
import type { Described } from '../../platform/schema/described.ts';
import { Gig } from '../gigs/Gig.ts';
import type { GigWire } from '../gigs/gigWire.ts';

const GigEditing = builder.enumType('GigEditing', {
  description: 'How much of a gig can still be edited.',
  values: {
    EVERYTHING: { description: 'The gig has not started, so all fields can be edited.' },
    NOTES_AND_PLACES: { description: 'The gig has started: notes can be edited, and places added.' },
    NOTES: { description: 'The gig has ended: only notes can be edited.' },
    NOTHING: { description: 'The gig is final and cannot be edited.' },
  } satisfies Described<typeof gigEditings>,
});

function accessTo({ location_id, organization_id }: GigWire, context: Context) {
  return viewerAccess({ id: location_id, organizationId: organization_id }, context);
}

function moments({ status, start_time, end_time }: GigWire) {
  return { status, start: Temporal.Instant.from(start_time), end: Temporal.Instant.from(end_time) };
}

async function cannotEdit(gig: GigWire, context: Context): Promise<string | null> {
  return whyNot(await accessTo(gig, context), 'gigs.post') ?? whyNotEdit(gig);
}

async function cannotCancel(gig: GigWire, context: Context): Promise<string | null> {
  return whyNot(await accessTo(gig, context), 'gigs.post') ?? whyNotCancel(moments(gig), context.now);
}

builder.objectFields(Gig, (t) => ({
  revision: t.int({
    nullable: true,
    description:
      "The gig's revision, which increases with every edit; null if the REST API does not provide it.",
    resolve: ({ revision }) => revision ?? null,
  }),
  editing: t.field({
    type: GigEditing,
    description: 'How much of the gig can still be edited, by users with permission.',
    resolve: (gig, _args, { now }) => gigEditing(moments(gig), now),
  }),
  areApplicationsOpen: t.boolean({
    description: 'Whether pros can still apply; false once applications are closed.',
    resolve: ({ applications_closed_ts }) => applications_closed_ts == null,
  }),
  viewerCanEdit: t.boolean({
    nullable: true,
    description: 'Whether the viewer can edit the gig.',
    resolve: async (gig, _args, context) => (await cannotEdit(gig, context)) === null,
  }),
  viewerCannotEditReason: t.string({
    nullable: true,
    description: 'The reason the viewer cannot edit the gig and who can, if any.',
    resolve: (gig, _args, context) => cannotEdit(gig, context),
  }),
  viewerCanCancel: t.boolean({
    nullable: true,
    description: 'Whether the viewer can cancel the gig.',
    resolve: async (gig, _args, context) => (await cannotCancel(gig, context)) === null,
  }),
  viewerCannotCancelReason: t.string({
    nullable: true,
    description: 'The reason the viewer cannot cancel the gig and who can, if any.',
    resolve: (gig, _args, context) => cannotCancel(gig, context),
  }),
  viewerCanDelete: t.boolean({
    nullable: true,
    description: 'Whether the viewer can delete the gig, which is possible until a pro applies.',
    resolve: async (gig, _args, context) =>
      may(await accessTo(gig, context), 'gigs.post') &&
      gig.stats.total_applications === 0 &&
      (gig.status === 'CANCELLED' || gigEditing(moments(gig), context.now) === 'EVERYTHING'),
  }),
}));
