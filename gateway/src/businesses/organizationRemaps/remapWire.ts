import { billingSources } from '@brigade/domain/businesses/locations/billingSource.ts';
import { paymentMethodStatuses } from '@brigade/domain/businesses/paymentMethods/paymentMethodStatus.ts';
import { z } from 'zod';
import { locationManagerWire } from '../teams/managerWire.ts';

const person = locationManagerWire.shape.user;
const named = z.object({ id: z.int(), name: z.string() });

/** What a move changes and what it leaves as it is. */
export const remapWire = z.object({
  from_organization: named,
  to_organization: named,
  billing: z.object({
    source: z.enum(billingSources),
    payment_method_status_before: z.enum(paymentMethodStatuses),
    payment_method_status_after: z.enum(paymentMethodStatuses),
    // Servers that bill a move in another way have none.
    payment_method_status_earlier: z.enum(paymentMethodStatuses).nullish(),
  }),
  admins_losing_access: z.array(person),
  admins_gaining_access: z.array(person),
  location_managers_count: z.int(),
  favorite_pros_count: z.int(),
  pro_blocks_count: z.int(),
  upcoming_gigs_count: z.int(),
  events_losing_gigs: z.array(named.extend({ gigs_count: z.int() })),
});

export type RemapWire = z.infer<typeof remapWire>;
