import type { Selectable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/errors.ts';
import { loadProSummaries } from '../../pros/profiles/loadProSummaries.ts';
import type { ProSummary } from '../../pros/profiles/proSummary.ts';
import { adHocErrorSentences } from './adHocPaymentTerms.ts';
import type { AdHocPaymentResponse } from './adHocPaymentResponse.ts';
import type { AdHocPaymentsTable } from './adHocPaymentsTables.ts';

/** The ad-hoc payments with these ids, in the order of the ids. */
export async function loadAdHocPayments(
  database: Database,
  ids: readonly number[],
): Promise<AdHocPaymentResponse[]> {
  const rows = await database.selectFrom('adhoc_payments').selectAll().where('id', 'in', ids).execute();
  const byLocation = Map.groupBy(rows, ({ location_id }) => location_id);
  const found = await Promise.all(
    [...byLocation].map(async ([locationId, own]) => {
      const pros = await loadProSummaries(
        database,
        own.map(({ pro_id }) => pro_id),
        [locationId],
      );
      return own.flatMap((row) => {
        const pro = pros.get(row.pro_id);
        return pro ? [toAdHocPayment(row, pro)] : [];
      });
    }),
  );
  const byId = new Map(found.flat().map((payment) => [payment.id, payment]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** @throws ApiError not_found when there is no such payment */
export async function loadAdHocPayment(database: Database, id: number): Promise<AdHocPaymentResponse> {
  const [payment] = await loadAdHocPayments(database, [id]);
  if (!payment) throw notFound('payment');
  return payment;
}

function toAdHocPayment(row: Selectable<AdHocPaymentsTable>, pro: ProSummary): AdHocPaymentResponse {
  const { start_time, end_time, error_code } = row;
  return {
    id: row.id,
    application_id: row.application_id,
    gig_id: row.gig_id,
    location_id: row.location_id,
    pro_id: row.pro_id,
    pro,
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
    charged_to_business: row.charged_to_business,
    created_ts: row.created_ts.toISOString(),
    last_updated_ts: row.last_updated_ts.toISOString(),
  };
}
