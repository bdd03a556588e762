import { sql } from 'kysely';
import '../../businesses/organizationRemaps/locationOrganizationsTable.ts';
import { among } from '../../platform/database/among.ts';
import type { Database } from '../../platform/database/database.ts';

/**
 * When work was over: at its end, or before that when it was cancelled, the pro was sent home, or clocked out for the last
 * time. `isOver` says the same of a time.
 */
const overTime = sql`least(
  gig_applications.work_end_time, gig_applications.cancelled_ts, gig_applications.sent_home_ts,
  (
    select case when punch_type = 'CLOCK_OUT' then time end from time_punches
    where application_id = gig_applications.id order by time desc limit 1
  )
)`;

/** What was invoiced once is corrected with the same organization, whatever its hours are now. */
const invoicedOrganization = sql`(
  select invoices.organization_id from invoice_lines join invoices on invoices.id = invoice_lines.invoice_id
  where invoice_lines.application_id = gig_applications.id
    and invoice_lines.corrects_line_id is null and invoice_lines.adhoc_payment_id is null
)`;

/** A location that moves at the instant at which work is over leaves that work behind. */
const organizationThen = sql`(
  select location_organizations.organization_id from location_organizations
  where location_organizations.location_id = gig_applications.location_id
    and location_organizations.until_ts >= ${overTime}
  order by location_organizations.until_ts limit 1
)`;

/**
 * Who is billed for the work of an application, with its corrections, disputes and ad-hoc payments: the organization that had the
 * location when the work ended. To join laterally to `gig_applications` and `locations`.
 *
 * The location's own payment method pays only for the organization that has it: `location_id` is null unless it does.
 */
export const billedOrganization = sql<{ organization_id: number; location_id: number | null }>`(
  select organization_id,
    case when locations.billing_source = 'LOCATION' and organization_id = locations.organization_id
      then locations.id end as location_id
  from (select coalesce(${invoicedOrganization}, ${organizationThen}) as organization_id offset 0) as of_work
  -- Without it, the planner would repeat this for each billing account.
  offset 0
)`.as<'billed'>('billed');

/** For queries over `billing_accounts` and {@link billedOrganization}: whether the account is charged. */
export const isBilledAccount = sql<boolean>`(
  billing_accounts.location_id = billed.location_id
  or (billed.location_id is null and billing_accounts.organization_id = billed.organization_id)
)`;

/** Who is billed for the work of each of these applications. */
export async function billedOrganizations(
  database: Database,
  applicationIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await database
    .selectFrom('gig_applications')
    .innerJoin('locations', 'locations.id', 'gig_applications.location_id')
    .innerJoinLateral(billedOrganization, (join) => join.onTrue())
    .select(['gig_applications.id', 'billed.organization_id'])
    .where(among('gig_applications.id', applicationIds))
    .execute();
  return new Map(rows.map(({ id, organization_id }) => [id, organization_id]));
}
