import { z } from 'zod';
import { phoneNumber } from '../../platform/outbox/address.ts';
import { point } from '../../platform/geo/point.ts';
import { timeZone } from '../../platform/geo/timeZone.ts';
import { id } from '../../platform/server/parameters.ts';
import { productFeeField } from './locationSchema.ts';

/** A required text with a maximum length. */
export const requiredUpTo = (most: number) =>
  z.string().trim().min(1, 'This field is required').max(most, `At most ${most} characters`);

/** Forms submit a missing choice as an empty string. */
const choice = <const Values extends readonly string[]>(values: Values) =>
  z
    .union([z.enum(values), z.literal('')])
    .nullable()
    .transform((value) => value || null)
    .optional();

const orNothing = <Text extends z.ZodType<string, string>>(text: Text) =>
  z
    .string()
    .nullable()
    .transform((value) => value?.trim() || null)
    .pipe(text.nullable())
    .optional();

const fee = (least: number, most: number) => {
  const range = `Enter ${least} to ${most} percent`;
  return z.number(range).min(least, range).max(most, range).optional();
};

const hours = (most: number) => {
  const range = `Enter 0 to ${most} hours`;
  return z.int(range).min(0, range).max(most, range).optional();
};

/** Stored for later; no rule reads it yet. */
const withoutEffect = z.boolean().optional().describe('Stored, but changes nothing yet');

const positions = 'Enter 0 to 20 positions';

/** The basic fields of a location, required and optional. */
export const locationDetails = {
  name: requiredUpTo(100),
  street_address: requiredUpTo(200),
  city: requiredUpTo(100),
  // Report an empty value as missing only, not also as invalid.
  state_code: z
    .string()
    .trim()
    .toUpperCase()
    .min(1, 'This field is required')
    .regex(/^(?:[A-Z]{2})?$/, 'Invalid state'),
  zip_code: z
    .string()
    .trim()
    .min(1, 'This field is required')
    .regex(/^(?:\d{5}(?:-\d{4})?)?$/, 'Invalid postal code'),
  coordinates: point.optional().describe('Derived from the address of a new location if omitted'),
  timezone: timeZone.optional().describe('Derived from the coordinates if omitted'),
  phone_number: orNothing(phoneNumber),
  url: orNothing(z.url({ protocol: /^https?$/, error: 'Invalid URL' }).max(2000, 'Invalid URL')),
  image_public_id: z.string().min(1).max(200).nullable().optional(),
};

/** The feature settings of a location. */
export const locationSwitches = {
  invoicing_enabled: z.boolean().optional(),
  invoice_frequency: choice(['WEEKLY', 'DAILY']),
  invoice_style: choice(['STANDARD', 'LOCATION', 'ADDRESS']),
  invoice_work_week_end_date: choice([
    'MONDAY',
    'TUESDAY',
    'WEDNESDAY',
    'THURSDAY',
    'FRIDAY',
    'SATURDAY',
    'SUNDAY',
  ]),
  concierge_enabled: withoutEffect,
  is_checkin_required: z.boolean().optional(),
  immediate_auto_select_enabled: z.boolean().optional(),
  auto_boost_enabled: z.boolean().optional(),
  auto_approve_hours_enabled: z.boolean().optional(),
  overfill_positions: z.int(positions).min(0, positions).max(20, positions).optional(),
  require_certifications: z.boolean().optional(),
  private_direct_offer_expiration: z.enum(['HOURS_12', 'HOURS_24', 'HOURS_48']).optional(),
  private_direct_offer_expiration_enabled: z.boolean().optional(),
  background_checks_enabled: z.boolean().optional(),
  in_network_payments_enabled: withoutEffect,
  tipping_enabled: z.boolean().optional(),
  supported_employment_types: z
    .array(z.enum(['W2', 'F1099']))
    .min(1, 'Choose at least one')
    .transform((types) => [...new Set(types)])
    .optional(),
};

/**
 * Fields that only platform admins can set: fees in percent, cancellation terms, and the market, which determines
 * which pros see the location.
 */
export function platformFields(slug: string) {
  return {
    market_id: id.optional(),
    background_checks_fee_percentage: fee(0, 10),
    in_network_payments_fee_percentage: fee(0, 100),
    tipping_fee_percentage: fee(0, 100),
    w2_fee_percentage: fee(0, 100),
    ...productFeeField(slug, fee(1, 100)),
    cancellation_free_hours: hours(336),
    cancellation_guaranteed_hours: hours(16),
  };
}
