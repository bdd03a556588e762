import { z } from 'zod';
import { paymentMethodStatuses } from '../paymentMethods/paymentMethodStatus.ts';
import { id } from '../../platform/server/parameters.ts';

const fee = z.number().nullable().describe('In percent; null for callers who cannot see costs');
const hours = z.int().nonnegative().nullable();

/** A location in lists. `{slug}_fee_percentage` is named after the product. */
export function locationSchema(slug: string) {
  return z.object({
    id,
    name: z.string(),
    market_id: id,
    market_name: z.string(),
    organization_id: id,
    organization_name: z.string(),
    image_public_id: z.string().nullable(),
    street_address: z.string(),
    city: z.string(),
    state_code: z.string(),
    zip_code: z.string(),
    phone_number: z.string().nullable(),
    url: z.string().nullable(),
    approval_status: z.enum(['APPROVED', 'PENDING', 'DENIED']),
    approval_reason: z.string().nullable().describe('The reason for a denial'),
    billing_source: z.enum(['LOCATION', 'ORGANIZATION']),
    payment_method_status: z
      .enum(paymentMethodStatuses)
      .nullable()
      .describe(
        'Of the payment method charged according to billing_source; null for callers who cannot see costs',
      ),
    payment_method_type: z
      .enum(['card', 'us_bank_account'])
      .nullable()
      .describe('Of the same payment method; null without one and for callers who cannot see costs'),
    invoicing_enabled: z.boolean(),
    invoice_frequency: z.enum(['WEEKLY', 'DAILY']).nullable(),
    invoice_style: z.enum(['STANDARD', 'LOCATION', 'ADDRESS']).nullable(),
    invoice_work_week_end_date: z.string().nullable(),
    concierge_enabled: z.boolean(),
    is_checkin_required: z.boolean(),
    immediate_auto_select_enabled: z.boolean(),
    auto_boost_enabled: z
      .boolean()
      .describe('Whether a gig that loses a pro within 24 hours of its start is boosted automatically'),
    auto_approve_hours_enabled: z
      .boolean()
      .describe('Whether reported hours are approved and paid 48 hours after the work unless a manager did'),
    overfill_positions: z.int().nonnegative(),
    require_certifications: z.boolean(),
    private_direct_offer_expiration: z.enum(['HOURS_12', 'HOURS_24', 'HOURS_48']),
    private_direct_offer_expiration_enabled: z.boolean(),
    background_checks_enabled: z.boolean(),
    background_checks_fee_percentage: fee,
    in_network_payments_enabled: z.boolean(),
    in_network_payments_fee_percentage: fee,
    ...productFeeField(slug, fee),
    tipping_enabled: z.boolean(),
    tipping_fee_percentage: fee,
    supported_employment_types: z.array(z.enum(['W2', 'F1099'])),
    w2_fee_percentage: fee,
    cancellation_free_hours: hours.describe(
      'Until how many hours before its start a gig can be cancelled for free',
    ),
    cancellation_guaranteed_hours: hours.describe(
      'How many hours each confirmed pro is paid for a later cancellation',
    ),
    timezone: z.string(),
  });
}

/** A single location. */
export function locationDetailSchema(slug: string) {
  return locationSchema(slug).extend({
    team_managers_count: z.int().nonnegative().describe('Users with a role at this location'),
    stripe_payment_method_id: z.string().nullable(),
    is_migrated_from_predecessor: z.boolean(),
    coordinates: z.object({
      type: z.literal('Point'),
      coordinates: z.tuple([z.number(), z.number()]).describe('Longitude, latitude'),
    }),
  });
}

/** The field of the fee that is named after the product. */
export function productFeeField<Value>(
  slug: string,
  value: Value,
): Record<`${string}_fee_percentage`, Value> {
  return { [`${slug}_fee_percentage`]: value };
}
