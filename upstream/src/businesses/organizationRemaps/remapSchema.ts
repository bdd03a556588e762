import { z } from 'zod';
import { paymentMethodStatuses } from '../paymentMethods/paymentMethodStatus.ts';
import { id } from '../../platform/server/parameters.ts';

const amount = z.int().nonnegative();
const named = z.object({ id, name: z.string() });
const status = z.enum(paymentMethodStatuses);

const person = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string().nullable(),
});

/** What a move changes and keeps. */
export const remapResponse = z
  .object({
    location_id: id,
    from_organization: named,
    to_organization: named,
    billing: z.object({
      source: z.enum(['LOCATION', 'ORGANIZATION']).describe('The payer, which does not change'),
      payment_method_status_before: status,
      payment_method_status_after: status,
      payment_method_status_earlier: status.describe(
        'Of what pays for work that ends before the move: the payment method of the previous organization',
      ),
    }),
    admins_losing_access: z
      .array(person)
      .describe('Admins of the previous organization without another role; at most 100'),
    admins_gaining_access: z
      .array(person)
      .describe('Admins of the new organization without a previous role; at most 100'),
    location_managers_count: amount.describe('Users with a role at the location, which they keep'),
    favorite_pros_count: amount.describe('Favorites of the location, which are kept'),
    pro_blocks_count: amount.describe('Pros blocked at the location, who stay blocked'),
    upcoming_gigs_count: amount.describe('Gigs that have not ended, which move with the location'),
    events_losing_gigs: z
      .array(named.extend({ gigs_count: amount }))
      .describe('Events of the previous organization that lose the gigs that have not ended; at most 100'),
  })
  .meta({ id: 'OrganizationRemap' });

/** What a move changes and keeps. */
export type RemapEffects = z.output<typeof remapResponse>;
