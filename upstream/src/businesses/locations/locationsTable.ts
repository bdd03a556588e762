import type { Generated } from 'kysely';
import type { OneOf } from '../../platform/database/columnTypes.ts';

export type LocationRole = 'ADMIN' | 'TEAM_MEMBER' | 'ONSITE_MANAGER';
export type ApprovalStatus = 'APPROVED' | 'PENDING' | 'DENIED';
export type EmploymentType = 'W2' | 'F1099';

export interface MarketsTable {
  id: Generated<number>;
  name: string;
  state_code: string;
  timezone: string;
}

export interface OrganizationsTable {
  id: Generated<number>;
  name: string;
  image_public_id: string | null;
  is_migrated_from_predecessor: Generated<boolean>;
}

export interface OrganizationManagersTable {
  id: Generated<number>;
  organization_id: number;
  user_id: number;
  role: OneOf<'ADMIN'>;
}

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
  /** Whether a gig that loses somebody shortly before its start is boosted by itself. */
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
  /** Up to so many hours before its start a gig is called off for free. */
  cancellation_free_hours: Generated<number>;
  /** Later each confirmed pro is paid so many hours. */
  cancellation_guaranteed_hours: Generated<number>;
  supported_employment_types: Generated<EmploymentType[]>;
  stripe_payment_method_id: string | null;
  is_migrated_from_predecessor: Generated<boolean>;
}

export interface LocationManagersTable {
  id: Generated<number>;
  location_id: number;
  user_id: number;
  role: LocationRole;
}

export interface LicensesTable {
  id: Generated<number>;
  user_id: number;
  location_id: number;
  license_name: 'marketplace' | 'hire';
}
