import type { Insertable, Selectable } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** JSON columns. They are not serialized here, since rows are sent to the database as JSON anyway. */
type JsonColumn = 'leads' | 'match_parts' | 'recurrence' | 'review_ratings' | 'settings';

/** A row of the demo data. */
export type DemoRow<Table extends keyof Tables> = {
  [Column in keyof Insertable<Tables[Table]>]: Column extends JsonColumn & keyof Selectable<Tables[Table]>
    ? Selectable<Tables[Table]>[Column]
    : Insertable<Tables[Table]>[Column];
};

/** The tables of the demo data, ordered so that references follow their targets. */
export const demoTables = [
  'markets',
  'users',
  'sessions',
  'manager_profiles',
  'organizations',
  'organization_managers',
  'locations',
  'location_addresses',
  'location_add_ons',
  'location_managers',
  'licenses',
  'sandbox_setup_intents',
  'billing_accounts',
  'payment_methods',
  'invitations',
  'skills',
  'requirements',
  'skill_market_wages',
  'suggested_breaks',
  'attachments',
  'gig_templates',
  'gig_template_requirements',
  'gig_template_attachments',
  'shift_templates',
  'managers_on_duty',
  'pros',
  'pro_ratings',
  'pro_skills',
  'pro_work_history',
  'certifications',
  'pro_certifications',
  'events',
  'gig_bundles',
  'gigs',
  'gig_requirements',
  'gig_attachments',
  'gig_applications',
  'time_punches',
  'shift_breaks',
  'geo_logs',
  'adhoc_payments',
  'disputes',
  'dispute_events',
  'favorite_pros',
  'network_members',
  'pro_groups',
  'pro_group_members',
  'network_invites',
  'pro_blocks',
  'pro_block_locations',
  'images',
  'interviews',
  'orientations',
  'orientation_items',
  'referral_codes',
  'referrals',
] as const satisfies readonly (keyof Tables)[];

/** All rows of the demo data. */
export type DemoRows = { [Table in (typeof demoTables)[number]]: DemoRow<Table>[] };
