import { gigEditing, type gigEditings, whyNotCancel, whyNotEdit } from '@brigade/domain/schedule/editing/gigChanging.ts';
import { may, whyNot } from '@brigade/domain/platform/access/locationRole.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import type { Context } from '../../platform/context.ts';
import { viewerAccess } from '../../businesses/locations/viewerAccess.ts';
import { builder } from '../../platform/schema/builder.ts';
import type { Described } from '../../platform/schema/described.ts';
import { Gig } from '../gigs/Gig.ts';
import type { GigWire } from '../gigs/gigWire.ts';

const GigEditing = builder.enumType('GigEditing', {
  description: 'How much of a gig can still change.',
  values: {
    EVERYTHING: { description: 'It has not started.' },
    NOTES_AND_PLACES: { description: 'It has started: notes change, and places are added.' },
    NOTES: { description: 'It is over: only notes change.' },
    NOTHING: { description: 'It is final.' },
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
    description: 'Goes up with every change that people make to it; null where the server does not count.',
    resolve: ({ revision }) => revision ?? null,
  }),
  editing: t.field({
    type: GigEditing,
    description: 'How much of it can still change, for those who may.',
    resolve: (gig, _args, { now }) => gigEditing(moments(gig), now),
  }),
  areApplicationsOpen: t.boolean({
    description: 'Whether pros can still apply: false once somebody closed applications.',
    resolve: ({ applications_closed_ts }) => applications_closed_ts == null,
  }),
  viewerCanEdit: t.boolean({
    nullable: true,
    description: 'Whether the viewer may change anything of it.',
    resolve: async (gig, _args, context) => (await cannotEdit(gig, context)) === null,
  }),
  viewerCannotEditReason: t.string({
    nullable: true,
    description: 'Why not, and who can; null where it is allowed.',
    resolve: (gig, _args, context) => cannotEdit(gig, context),
  }),
  viewerCanCancel: t.boolean({
    nullable: true,
    description: 'Whether the viewer may cancel it.',
    resolve: async (gig, _args, context) => (await cannotCancel(gig, context)) === null,
  }),
  viewerCannotCancelReason: t.string({
    nullable: true,
    description: 'Why not, and who can; null where it is allowed.',
    resolve: (gig, _args, context) => cannotCancel(gig, context),
  }),
  viewerCanDelete: t.boolean({
    nullable: true,
    description: 'Whether the viewer may remove it altogether, which is while no pro has applied.',
    resolve: async (gig, _args, context) =>
      may(await accessTo(gig, context), 'gigs.post') &&
      gig.stats.total_applications === 0 &&
      (gig.status === 'CANCELLED' || gigEditing(moments(gig), context.now) === 'EVERYTHING'),
  }),
}));
