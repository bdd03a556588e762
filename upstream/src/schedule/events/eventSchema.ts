import { z } from 'zod';
import { phoneNumber } from '../../platform/outbox/address.ts';
import { id, instant } from '../../platform/server/parameters.ts';

const leadRoles = [
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

/** The name of an event in a body. */
export const eventName = required.pipe(
  z
    .string()
    .min(3, 'Event name must be at least 3 characters')
    .max(25, 'Event name must be 25 characters or less'),
);

/** Who leads an event, in a body. */
export const eventLeads = z
  .array(
    z.strictObject({
      role: z.enum(leadRoles),
      name: required.max(100, 'At most 100 characters'),
      phone: z.preprocess((phone) => (phone === '' ? null : (phone ?? null)), phoneNumber.nullable()),
    }),
  )
  .max(20, 'At most 20 leads');

/** Ids of gigs or shifts that join or leave an event, in a body. */
export const memberIds = z.array(id).min(1).max(100);

/** An event on the wire. Gigs that were cancelled, or are hidden from the caller, are not counted. */
export const eventResponse = z
  .object({
    id,
    name: z.string(),
    organization_id: id,
    leads: z.array(z.object({ role: z.string(), name: z.string(), phone: z.string().nullable() })),
    start_time: instant.nullable().describe('When its first shift starts; null without gigs'),
    end_time: instant.nullable().describe('When its last shift ends; null without gigs'),
    timezone: z.string().nullable().describe('That of its first gig'),
    gigs_count: z.int(),
    places_count: z.int().describe('Places of all its gigs'),
    confirmed_count: z.int().describe('Pros confirmed for them'),
  })
  .meta({ id: 'Event' });

/** An event on the wire. */
export type EventResponse = z.output<typeof eventResponse>;
