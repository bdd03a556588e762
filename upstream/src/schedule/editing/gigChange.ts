import type { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import { id } from '../../platform/server/parameters.ts';
import { sharedFields } from '../../gigs/posting/postingBody.ts';
import { lineFields } from '../../gigs/posting/postingLine.ts';

/** The fields of a gig that can change; what is left out stays as it is. */
export const changeFields = {
  ...z.object(lineFields).omit({ skill_id: true }).partial().shape,
  ...z.object(sharedFields).omit({
    timezone: true,
    employment_type: true,
    event_id: true,
    network_group_ids: true,
    network_group_hours: true,
    network_hours: true,
  }).shape,
  type: z.enum(['MARKETPLACE', 'NETWORK']).optional(),
  selected_requirement_ids: z.array(id).max(50).optional(),
  attachment_ids: z.array(id).max(10, 'At most 10 attachments').optional(),
};

/** A time of day on the clock of the place. */
const clockTime = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Invalid time');

/** As {@link changeFields}, for several gigs: each can get the same hours on its own day. */
export const commonChange = z.strictObject({
  ...changeFields,
  start_clock: clockTime
    .optional()
    .describe('The start on the clock of the place, each on its own day: 18:30'),
  end_clock: clockTime.optional().describe('As start_clock; at or before the start: on the next day'),
});

/** What changes of a gig. */
export type GigChange = z.output<typeof commonChange> & {
  /** By how much its start and its end move on the clock of the place. */
  moved?: { start: Temporal.Duration; end: Temporal.Duration };
};
