import { paymentMethodStatuses } from '@brigade/domain/businesses/paymentMethods/paymentMethodStatus.ts';
import { approvalStatuses } from '@brigade/domain/businesses/locations/approval.ts';
import { billingSources } from '@brigade/domain/businesses/locations/billingSource.ts';
import { directOfferExpirations } from '@brigade/domain/businesses/locations/directOfferExpiration.ts';
import { invoiceFrequencies, invoiceStyles } from '@brigade/domain/businesses/locations/invoicing.ts';
import { z } from 'zod';
import { workerTypes } from './workerTypes.ts';
import { openEnum, openEnumOr, openEnums } from '../../platform/schema/openEnum.ts';
import { productNamed } from '../../platform/schema/productNamed.ts';
import { wireDecimal } from '../../platform/schema/wireDecimal.ts';
import { weekdays } from '../../platform/schema/weekdays.ts';

/** Percent; null for those who may not see money. */
const fee = wireDecimal.nullish();

/** Null for an unknown value, too, and for an empty text: forms store it when nothing is chosen. */
function choice<const Value extends string>(values: readonly Value[]) {
  return openEnum(values).nullish();
}

const listFields = z.object({
  id: z.int(),
  name: z.string(),
  market_id: z.int().nullish(),
  market_name: z.string().nullish(),
  organization_id: z.int(),
  /** Always in the detail; in lists of some servers only. */
  organization_name: z.string().nullish(),
  image_public_id: z.string().nullish(),
  street_address: z.string(),
  city: z.string(),
  state_code: z.string(),
  zip_code: z.string(),
  phone_number: z.string().nullish(),
  url: z.string().nullish(),
  /** PENDING for an unknown status: nothing opens before an approval that is understood. */
  approval_status: openEnumOr(approvalStatuses, 'PENDING'),
  /** Why it was denied. */
  approval_reason: z.string().nullish(),
  billing_source: choice(billingSources),
  /** Null for those who may not see costs; absent from some servers. */
  payment_method_status: choice(paymentMethodStatuses),
  /** Of the method that pays; as `payment_method_status`, and null without one. */
  payment_method_type: choice(['card', 'us_bank_account']),
  invoicing_enabled: z.boolean(),
  invoice_frequency: choice(invoiceFrequencies),
  invoice_style: choice(invoiceStyles),
  invoice_work_week_end_date: choice(weekdays),
  concierge_enabled: z.boolean(),
  is_checkin_required: z.boolean(),
  immediate_auto_select_enabled: z.boolean(),
  auto_boost_enabled: z.boolean().optional(),
  /** Absent from some servers. */
  auto_approve_hours_enabled: z.boolean().optional(),
  overfill_positions: z.int(),
  require_certifications: z.boolean(),
  /** HOURS_24 for an unknown value. */
  private_direct_offer_expiration: openEnumOr(directOfferExpirations, 'HOURS_24'),
  private_direct_offer_expiration_enabled: z.boolean(),
  background_checks_enabled: z.boolean(),
  background_checks_fee_percentage: fee,
  in_network_payments_enabled: z.boolean(),
  in_network_payments_fee_percentage: fee,
  /** `{slug}_fee_percentage` on the wire. */
  platform_fee_percentage: fee,
  tipping_enabled: z.boolean(),
  tipping_fee_percentage: fee,
  w2_fee_percentage: fee,
  /** Hours; null for those who may not see money. Absent from some servers. */
  cancellation_free_hours: z.int().nullish(),
  cancellation_guaranteed_hours: z.int().nullish(),
  supported_employment_types: openEnums(workerTypes),
  /** Always in the detail; in lists of some servers only. */
  timezone: z.string().nullish(),
});

const detailFields = listFields.extend({
  organization_name: z.string(),
  timezone: z.string(),
  team_managers_count: z.int().nullish(),
  stripe_payment_method_id: z.string().nullish(),
  is_migrated_from_predecessor: z.boolean().nullish(),
  /** A GeoJSON point: longitude, then latitude, in degrees. */
  coordinates: z.object({ coordinates: z.tuple([z.number(), z.number()]) }).nullish(),
});

/** A location as lists carry it. */
export type LocationWire = z.infer<typeof listFields>;

/** A location alone: with what lists leave out. */
export type LocationDetailWire = z.infer<typeof detailFields>;

/** The schema of a location in a list. */
export function locationWire(productSlug: string): z.ZodType<LocationWire> {
  return productNamed(`${productSlug}_fee_percentage`, 'platform_fee_percentage', listFields);
}

/** The schema of a location alone. */
export function locationDetailWire(productSlug: string): z.ZodType<LocationDetailWire> {
  return productNamed(`${productSlug}_fee_percentage`, 'platform_fee_percentage', detailFields);
}
