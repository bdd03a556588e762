import { withCountryCode } from '@brigade/domain/platform/validation/phoneNumber.ts';
import type { PathsByTarget } from '../../platform/errors/userError.ts';

/** The input fields of a location, by their REST names. */
const wireNames = {
  name: 'name',
  streetAddress: 'street_address',
  city: 'city',
  stateCode: 'state_code',
  postalCode: 'zip_code',
  timeZone: 'timezone',
  phoneNumber: 'phone_number',
  url: 'url',
  imagePublicId: 'image_public_id',
  invoicingEnabled: 'invoicing_enabled',
  invoiceFrequency: 'invoice_frequency',
  invoiceStyle: 'invoice_style',
  invoiceWorkWeekEnd: 'invoice_work_week_end_date',
  conciergeEnabled: 'concierge_enabled',
  isCheckinRequired: 'is_checkin_required',
  immediateAutoSelectEnabled: 'immediate_auto_select_enabled',
  autoBoostEnabled: 'auto_boost_enabled',
  autoApproveHoursEnabled: 'auto_approve_hours_enabled',
  overfillPositions: 'overfill_positions',
  requireCertifications: 'require_certifications',
  directOfferExpiration: 'private_direct_offer_expiration',
  directOfferExpirationEnabled: 'private_direct_offer_expiration_enabled',
  backgroundChecksEnabled: 'background_checks_enabled',
  inNetworkPaymentsEnabled: 'in_network_payments_enabled',
  tippingEnabled: 'tipping_enabled',
  supportedEmploymentTypes: 'supported_employment_types',
  w2FeePercentage: 'w2_fee_percentage',
  tippingFeePercentage: 'tipping_fee_percentage',
  backgroundChecksFeePercentage: 'background_checks_fee_percentage',
  inNetworkPaymentsFeePercentage: 'in_network_payments_fee_percentage',
  cancellationFreeHours: 'cancellation_free_hours',
  cancellationGuaranteedHours: 'cancellation_guaranteed_hours',
} as const;

type InputField = keyof typeof wireNames | 'platformFeePercentage';

/** A location as given in an input; omitted fields are not sent. */
export type LocationInput = Partial<Record<InputField, unknown>> & {
  readonly coordinates?: { readonly longitude: number; readonly latitude: number } | null | undefined;
};

/** A location in REST format. */
export type LocationBody = Readonly<Record<string, unknown>>;

/** Converts the input to REST format. The input must already be validated. */
export function locationBody(input: LocationInput, productSlug: string): LocationBody {
  const named = Object.entries({
    ...wireNames,
    platformFeePercentage: `${productSlug}_fee_percentage`,
  } satisfies Record<InputField, string>);
  const { coordinates } = input;
  return {
    ...Object.fromEntries(
      named.flatMap(([field, wire]) => {
        const value = input[field as InputField];
        const isPhone = field === 'phoneNumber' && typeof value === 'string';
        return value === undefined ? [] : [[wire, isPhone ? withCountryCode(value) : value]];
      }),
    ),
    ...(coordinates && {
      coordinates: { type: 'Point', coordinates: [coordinates.longitude, coordinates.latitude] },
    }),
  };
}

/** Maps the fields named in REST errors to paths in a location input. */
export const locationErrorPaths: PathsByTarget = {
  ...Object.fromEntries(Object.entries(wireNames).map(([field, wire]) => [wire, [field]])),
  coordinates: ['coordinates'],
  organization_id: ['organizationId'],
  organization_name: ['organizationName'],
  'locations.create': ['organizationId'],
  'locations.edit': ['locationId'],
};
