import { sql } from 'kysely';
import type { CardNetworkName } from '../../platform/cardNetwork/networkPaymentMethod.ts';
import { among } from '../../platform/database/among.ts';
import type { Database } from '../../platform/database/database.ts';
import { readTimesOf } from '../hours/readTimesOf.ts';
import { billedOrganization, isBilledAccount } from './billedOrganization.ts';
import '../returnedParts/returnedPartsTable.ts';
import { promisedBonus } from './promisedBonus.ts';

/** The work of applications, with all that their payment follows from; in no particular order. */
export type PayableWork = Awaited<ReturnType<typeof readPayableWork>>[number];

const isBeyondPlaces = sql<boolean>`(
  select count(*) from gig_applications as others
  where others.gig_id = gigs.id and others.is_confirmed and not others.is_cancelled
    and others.id <= gig_applications.id
) > gigs.allowed_confirmed_pros`;

/**
 * Whether a pro was confirmed beyond the places of the gig. Pay depends on it only where fewer pros were needed, so others
 * of the gig are counted only then.
 */
export const isOverfill = sql<boolean>`case gig_applications.sent_home_reason when 'FEWER_PROS_NEEDED' then
  ${isBeyondPlaces} else false end`;

/** Those of these applications whose pros were confirmed beyond the places of their gig. */
export async function beyondPlaces(
  database: Database,
  applicationIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await database
    .selectFrom('gig_applications')
    .innerJoin('gigs', 'gigs.id', 'gig_applications.gig_id')
    .select('gig_applications.id')
    .where(among('gig_applications.id', applicationIds))
    .where(isBeyondPlaces)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Reads the work of these applications. To pay it, lock their gig first. */
export async function readPayableWork(
  database: Database,
  network: CardNetworkName,
  applicationIds: readonly number[],
) {
  if (applicationIds.length === 0) return [];
  const rows = await selectWork(database, network)
    .where(among('gig_applications.id', applicationIds))
    .execute();
  const timesOf = await readTimesOf(database, applicationIds);
  return rows.map(({ method_type, promised_bonus, ...row }) => ({
    ...row,
    // What is guaranteed is the wage: the bonus was for the work.
    promised_bonus: row.guaranteed_minutes === null ? promised_bonus : null,
    // The work of an invoiced location is not charged by itself, so that no fee of the card network is known for it.
    method_type: row.invoicing_enabled ? null : method_type,
    ...timesOf(row.id),
  }));
}

function selectWork(database: Database, network: CardNetworkName) {
  return database
    .selectFrom('gig_applications')
    .innerJoin('gigs', 'gigs.id', 'gig_applications.gig_id')
    .innerJoin('pros', 'pros.id', 'gig_applications.pro_id')
    .innerJoin('locations', 'locations.id', 'gig_applications.location_id')
    .innerJoinLateral(billedOrganization, (join) => join.onTrue())
    .innerJoin('organizations as payers', 'payers.id', 'billed.organization_id')
    .leftJoin('billing_accounts', (join) =>
      join.on('billing_accounts.network', '=', network).on(isBilledAccount),
    )
    .leftJoin('payment_methods', 'payment_methods.billing_account_id', 'billing_accounts.id')
    .leftJoin('payments as charges', (join) =>
      join.onRef('charges.application_id', '=', 'gig_applications.id').on('charges.kind', '=', 'CHARGE'),
    )
    .leftJoin('payments as payouts', (join) =>
      join.onRef('payouts.application_id', '=', 'gig_applications.id').on('payouts.kind', '=', 'PAYOUT'),
    )
    .select([
      'gig_applications.id',
      'gig_applications.gig_id',
      'gig_applications.location_id',
      'gig_applications.pro_id',
      'gig_applications.is_cancelled',
      'gig_applications.is_confirmed',
      'gig_applications.is_gig_cancelled',
      'gig_applications.guaranteed_minutes',
      'gig_applications.original_work_start_time',
      'gig_applications.original_work_end_time',
      'gig_applications.work_start_time',
      'gig_applications.work_end_time',
      'gig_applications.hours_updated_ts',
      'gig_applications.hours_reason',
      'gig_applications.sent_home_ts',
      'gig_applications.sent_home_reason',
      'gig_applications.business_payment_status',
      'gig_applications.pro_payment_status',
      'charges.attempt as charge_attempt',
      'charges.failure_code',
      'payouts.failure_code as payout_failure_code',
      'pros.display_name as pro_name',
      'pros.has_stripe_id as has_payout_account',
      'gigs.type',
      'gigs.employment_type',
      'gigs.unpaid_break_minutes',
      'gigs.wage_amount',
      'gigs.background_check_required',
      'locations.organization_id',
      'locations.invoicing_enabled',
      'locations.tipping_enabled',
      'locations.auto_approve_hours_enabled',
      'locations.product_fee_percentage',
      'locations.in_network_payments_fee_percentage',
      'locations.w2_fee_percentage',
      'locations.background_checks_fee_percentage',
      'locations.tipping_fee_percentage',
      'billed.organization_id as billed_organization_id',
      'payers.name as billed_organization_name',
      'billing_accounts.customer_id',
      'payment_methods.external_id as method_id',
      'payment_methods.type as method_type',
      'payment_methods.status as method_status',
      'payment_methods.last4',
      'payment_methods.expires_month',
      'payment_methods.expires_year',
    ])
    .select((eb) =>
      eb
        .selectFrom('disputes')
        .select('disputes.id')
        .whereRef('disputes.application_id', '=', 'gig_applications.id')
        .where('disputes.status', '<>', 'RESOLVED')
        .as('dispute_id'),
    )
    .select((eb) =>
      eb
        .selectFrom('returned_parts')
        .select(({ fn }) => fn.sum<number | null>('returned_parts.cents').as('cents'))
        .whereRef('returned_parts.application_id', '=', 'gig_applications.id')
        .where('returned_parts.status', '=', 'MISSING')
        .as('missing_cents'),
    )
    .select([isOverfill.as('is_overfill'), promisedBonus.as('promised_bonus')])
    .select(
      sql<boolean>`exists (
        select from invoice_lines
        where invoice_lines.application_id = gig_applications.id and invoice_lines.adhoc_payment_id is null
      )`.as('is_invoiced'),
    );
}
