import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/errors.ts';
import { milesFromLocation } from '../../pros/profiles/proDistance.ts';
import { proSummaryColumns, toProSummary } from '../../pros/profiles/proSummary.ts';
import { readRefundable } from '../refunds/readRefundable.ts';
import { type refundShape, refundStateOf } from '../refunds/refundState.ts';
import { missingParts } from '../returnedParts/missingParts.ts';
import { adHocErrorSentences } from './adHocPaymentTerms.ts';
import type { AdHocPaymentResponse } from './adHocPaymentResponse.ts';

/** The ad-hoc payments with these ids, in the order of the ids. */
export async function loadAdHocPayments(
  database: Database,
  ids: readonly number[],
): Promise<AdHocPaymentResponse[]> {
  const rows = await selectRows(database).where('adhoc_payments.id', 'in', ids).execute();
  const refundable = await readRefundable(database, 'adhoc_payment_id', ids);
  const missing = await missingParts(database, 'adhoc_payment_id', ids);
  const byId = new Map(
    rows.map((row) => [
      row.id,
      { ...toAdHocPayment(row, missing.get(row.id)), ...refundStateOf(refundable(row.id)) },
    ]),
  );
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Ad-hoc payments with their pros, whose flags are those of the location of the payment. */
function selectRows(database: Database) {
  return database
    .selectFrom('adhoc_payments')
    .innerJoin('pros', 'pros.id', 'adhoc_payments.pro_id')
    .leftJoin('favorite_pros', (join) =>
      join
        .onRef('favorite_pros.location_id', '=', 'adhoc_payments.location_id')
        .onRef('favorite_pros.pro_id', '=', 'adhoc_payments.pro_id'),
    )
    .leftJoin('pro_block_locations', (join) =>
      join
        .onRef('pro_block_locations.location_id', '=', 'adhoc_payments.location_id')
        .onRef('pro_block_locations.pro_id', '=', 'adhoc_payments.pro_id'),
    )
    .selectAll('adhoc_payments')
    .select(proSummaryColumns)
    .select('favorite_pros.id as favorite_id')
    .select(milesFromLocation(sql.ref('adhoc_payments.location_id')).as('distance_miles'))
    .select((eb) => eb('pro_block_locations.pro_id', 'is not', null).$castTo<boolean>().as('is_blocked'));
}

/** @throws ApiError not_found when there is no such payment */
export async function loadAdHocPayment(database: Database, id: number): Promise<AdHocPaymentResponse> {
  const [payment] = await loadAdHocPayments(database, [id]);
  if (!payment) throw notFound('payment');
  return payment;
}

type Row = Awaited<ReturnType<ReturnType<typeof selectRows>['execute']>>[number];

function toAdHocPayment(
  row: Row,
  missing: number | undefined,
): Omit<AdHocPaymentResponse, keyof typeof refundShape> {
  const { start_time, end_time, error_code } = row;
  return {
    id: row.id,
    application_id: row.application_id,
    gig_id: row.gig_id,
    location_id: row.location_id,
    pro_id: row.pro_id,
    pro: toProSummary(row),
    reason: row.reason,
    employment_type: row.employment_type,
    status: row.status,
    amount: row.amount_cents / 100,
    payment_amount: row.charge_cents / 100,
    description: row.description,
    workinghours:
      start_time && end_time
        ? { start_time: start_time.toISOString(), end_time: end_time.toISOString() }
        : null,
    error_code,
    error_message: error_code && adHocErrorSentences[error_code],
    returned_amount: missing === undefined ? null : missing / 100,
    charged_to_business: row.charged_to_business,
    created_ts: row.created_ts.toISOString(),
    last_updated_ts: row.last_updated_ts.toISOString(),
  };
}
