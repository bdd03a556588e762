import type { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import { gigListFields } from '../gigs/gigLists.ts';
import { postingTermFields } from '../terms/gigTermFields.ts';
import { sharedFields } from '../posting/postingBody.ts';
import { lineFields } from '../posting/postingLine.ts';

/** The request fields of a gig's change. Omitted fields stay unchanged. */
export const changeFields = {
  ...z.object(lineFields).omit({ skill_id: true }).partial().shape,
  ...postingTermFields,
  location_address_id: sharedFields.location_address_id,
  type: z.enum(['MARKETPLACE', 'NETWORK']).optional(),
  ...z.object(gigListFields).partial().shape,
};

/** A local time of day. */
const clockTime = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Invalid time');

/** The change of several gigs. In addition, it can give each gig the same hours on its day. */
export const commonChange = z.strictObject({
  ...changeFields,
  start_clock: clockTime.optional().describe('The local start time on the day of each gig: 18:30'),
  end_clock: clockTime
    .optional()
    .describe('The local end time; on the next day if it is not after the start'),
});

export type GigChange = z.output<typeof commonChange> & {
  /** The amount of local time by which the start and the end move. */
  moved?: { start: Temporal.Duration; end: Temporal.Duration };
};
