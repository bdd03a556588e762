import { z } from 'zod';
import { idParameter, instant } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { readTimeline } from './readTimeline.ts';
import { requireDispute } from './requireDispute.ts';
import { timelineKinds } from './timelineKinds.ts';

const timelineEntry = z
  .object({
    kind: z.enum(timelineKinds),
    created_ts: instant,
    actor_name: z.string().nullable().describe('Who did it; null for automatic steps, or if unknown'),
    note: z.string().nullable(),
    start_time: instant.nullable().describe('The hours that a change set'),
    end_time: instant.nullable(),
    amount: z.number().nullable().describe('Dollars that moved'),
    minutes: z.int().nullable().describe('What was claimed, offered or granted in a dispute about hours'),
    fields: z.array(z.string()).describe('What an edit of the shift changed'),
  })
  .meta({ id: 'DisputeTimelineEntry' });

/** `GET /api/staffer/disputes/:id/timeline/`: the evidence of a dispute, in order. */
export const getDisputeTimeline = (services: Services) =>
  route({
    method: 'GET',
    url: '/api/staffer/disputes/:id/timeline/',
    access: 'staffer',
    tags: ['disputes'],
    summary: 'Get what is known about the work of a dispute, in order',
    description:
      'Needs wages.view at the location. The posting, edits, the selection, punches, breaks, crossings of the fence, ' +
      'changed hours, payments, refunds and the steps of the dispute: at most 300 entries.',
    params: z.object({ id: idParameter }),
    responses: { 200: z.array(timelineEntry) },
    errors: [404],
    handle: async ({ params: { id }, caller }) => {
      const { database } = services;
      const { subject } = await requireDispute(database, caller, id, 'wages.view');
      const rows = await readTimeline(database, id);
      const body = rows.map(({ at, start_time, end_time, cents, value, fields, ...row }) => {
        const money = cents ?? (subject === 'PAYMENT' ? value : null);
        return {
          ...row,
          created_ts: at.toISOString(),
          start_time: start_time?.toISOString() ?? null,
          end_time: end_time?.toISOString() ?? null,
          amount: money === null ? null : money / 100,
          minutes: subject === 'HOURS' ? value : null,
          fields: fields ?? [],
        };
      });
      return { status: 200, body };
    },
  });
