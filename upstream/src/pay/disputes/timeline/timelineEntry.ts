import { z } from 'zod';
import { instant } from '../../../platform/server/parameters.ts';
import { changeResponse } from '../../../schedule/changes/changeResponse.ts';
import { timelineKinds } from '../timelineKinds.ts';

/** The response schema of one piece of evidence. */
export const timelineEntry = z
  .object({
    id: z.string().describe('Unique within the timeline, and the same in each response'),
    kind: z.enum(timelineKinds),
    created_ts: instant.describe('When it happened'),
    actor_name: z
      .string()
      .nullable()
      .describe('Who did it, a pro by their short name; null for automatic steps, or if unknown'),
    note: z.string().nullable().describe('What the person wrote about it'),
    reason: z
      .string()
      .nullable()
      .describe(
        'Why, as a name: of a send-home, an extra payment, a cancellation of the shift or the application, a withdrawn offer, or of how a punch came about',
      ),
    start_time: instant.nullable().describe('The hours that a change set, or that an extra payment is for'),
    end_time: instant.nullable().describe('The end of these hours'),
    amount: z.number().nullable().describe('Dollars that moved, or the bonus of an offer'),
    minutes: z
      .int()
      .nullable()
      .describe(
        'What was claimed, offered or granted in a dispute about hours or a cancellation, or what a cancellation guaranteed',
      ),
    fields: z.array(z.string()).describe('The names of the changed fields'),
    changes: changeResponse.shape.fields.describe(
      'What changed, from what to what; of punches and breaks only those that changed',
    ),
    position: z
      .object({
        is_inside: z.boolean().nullable().describe('Whether it is within the fence; null if it is imprecise'),
        distance_meters: z.int().nonnegative().describe('From the center of the fence'),
        radius_meters: z.int().describe('The radius of the fence at that time'),
        precision: z.enum(['FINE', 'COARSE']),
      })
      .nullable()
      .describe('Where the phone of the pro was'),
  })
  .meta({ id: 'DisputeTimelineEntry' });

/** One piece of evidence. */
export type TimelineEntry = z.output<typeof timelineEntry>;
