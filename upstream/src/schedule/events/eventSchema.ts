import { z } from 'zod';
import { phoneNumber } from '../../platform/outbox/address.ts';
import { id, instant } from '../../platform/server/parameters.ts';

/** The roles of those who lead an event; positions of these names lead it too. */
export const leadRoles = [
  'Event Lead',
  'Event Coordinator',
  'Event Staff',
  'Conversion Staff',
  'Driver',
  'Host',
  'Wardrobe',
  'Assistant Team Lead',
] as const;

const required = z.string().trim().min(1, 'This field is required');

/** The request schema of an event's name. */
export const eventName = required.pipe(
  z
    .string()
    .min(3, 'Event name must be at least 3 characters')
    .max(25, 'Event name must be 25 characters or less'),
);

/** The request schema of an event's leads. */
export const eventLeads = z
  .array(
    z.strictObject({
      role: z.enum(leadRoles),
      name: required.max(100, 'At most 100 characters'),
      phone: z.preprocess((phone) => (phone === '' ? null : (phone ?? null)), phoneNumber.nullable()),
    }),
  )
  .max(20, 'At most 20 leads');

/** The request schema of the ids of gigs or shifts to add to or remove from an event. */
export const memberIds = z.array(id).min(1).max(100);

/** The response schema of an event. Cancelled gigs and gigs hidden from the caller are not counted. */
export const eventResponse = z
  .object({
    id,
    name: z.string(),
    organization_id: id,
    leads: z.array(z.object({ role: z.string(), name: z.string(), phone: z.string().nullable() })),
    start_time: instant.nullable().describe('When its first shift starts; null without gigs'),
    end_time: instant.nullable().describe('When its last shift ends; null without gigs'),
    timezone: z.string().nullable().describe('The time zone of its first gig'),
    gigs_count: z.int(),
    places_count: z.int().describe('The number of places of all its gigs'),
    confirmed_count: z.int().describe('The number of confirmed pros of all its gigs'),
    selected_count: z.int().describe('The number of selected pros of all its gigs, including confirmed ones'),
    missing_count: z.int().describe('The number of confirmed pros of all its gigs who have not come'),
    no_show_count: z.int().describe('The number of places that no-shows left open, in all its gigs'),
    offered_count: z.int().describe('The number of other open places that pros are asked to take'),
    open_now_count: z
      .int()
      .describe(
        'The number of places that are open in its gigs that take place now, without those that no-shows left or pros ' +
          'are asked to take',
      ),
  })
  .meta({ id: 'Event' });

export type EventResponse = z.output<typeof eventResponse>;
