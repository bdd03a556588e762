import { z } from 'zod';
import { idParameter } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { readTimeline } from './readTimeline.ts';
import { requireDispute } from './requireDispute.ts';
import { timelineEntry } from './timeline/timelineEntry.ts';
import { mostTimelineEntries, toTimelineEntries } from './timeline/toTimelineEntries.ts';

/** `GET /api/staffer/disputes/:id/timeline/`: the evidence of a dispute, in order. */
export const getDisputeTimeline = (services: Services) =>
  route({
    method: 'GET',
    url: '/api/staffer/disputes/:id/timeline/',
    access: 'staffer',
    tags: ['disputes'],
    summary: 'Get what is known about the work of a dispute, in order',
    description:
      'Needs wages.view at the location. The posting, edits, the cancellation, offers, the selection, punches and breaks with their ' +
      'corrections, positions, changed hours, payments, parts of charges that came back, extra payments, refunds and the steps of the dispute, by time. ' +
      `At most ${mostTimelineEntries} entries: of kinds with many, the earliest are left out.`,
    params: z.object({ id: idParameter }),
    responses: { 200: z.array(timelineEntry) },
    errors: [404],
    handle: async ({ params: { id }, caller }) => {
      const { database, settings } = services;
      const { subject } = await requireDispute(database, caller, id, 'wages.view');
      const rows = await readTimeline(database, id);
      const body = await toTimelineEntries(database, rows, { subject, slug: settings.productSlug });
      return { status: 200, body };
    },
  });
