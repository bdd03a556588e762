import type { Generated } from 'kysely';
import type { EmploymentType } from './employmentType.ts';
import type { OneOf } from '../../platform/database/columnTypes.ts';

export type ApprovalStatus = 'APPROVED' | 'PENDING' | 'DENIED';

export interface LocationsTable {
  id: Generated<number>;
  organization_id: number;
  market_id: number;
  name: string;
  image_public_id: string | null;
  street_address: string;
  city: string;
  state_code: string;
  zip_code: string;
  phone_number: string | null;
  url: string | null;
  timezone: string;
  longitude: number;
  latitude: number;
  approval_status: OneOf<ApprovalStatus>;
  approval_reason: string | null;
  billing_source: OneOf<'LOCATION' | 'ORGANIZATION'>;
  invoicing_enabled: Generated<boolean>;
  invoice_frequency: 'WEEKLY' | 'DAILY' | null;
  invoice_style: 'STANDARD' | 'LOCATION' | 'ADDRESS' | null;
  invoice_work_week_end_date: string | null;
  concierge_enabled: Generated<boolean>;
  is_checkin_required: Generated<boolean>;
  immediate_auto_select_enabled: Generated<boolean>;
  /** Whether a gig that loses a pro shortly before its start is boosted automatically. */
  auto_boost_enabled: Generated<boolean>;
  overfill_positions: Generated<number>;
  require_certifications: Generated<boolean>;
  private_direct_offer_expiration: OneOf<'HOURS_12' | 'HOURS_24' | 'HOURS_48'>;
  private_direct_offer_expiration_enabled: Generated<boolean>;
  background_checks_enabled: Generated<boolean>;
  background_checks_fee_percentage: Generated<number>;
  in_network_payments_enabled: Generated<boolean>;
  in_network_payments_fee_percentage: Generated<number>;
  product_fee_percentage: Generated<number>;
  tipping_enabled: Generated<boolean>;
  tipping_fee_percentage: Generated<number>;
  w2_fee_percentage: Generated<number>;
  /** Cancelling a gig is free until this many hours before its start. */
  cancellation_free_hours: Generated<number>;
  /** After that, each confirmed pro is paid this many hours. */
  cancellation_guaranteed_hours: Generated<number>;
  /** Whether hours that no one objected to are paid 48 hours after the work. */
  auto_approve_hours_enabled: Generated<boolean>;
  supported_employment_types: Generated<EmploymentType[]>;
  stripe_payment_method_id: string | null;
  is_migrated_from_predecessor: Generated<boolean>;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    locations: LocationsTable;
  }
}
