import { adHocAmounts } from '../../../pay/adHocPayments/adHocAmounts.ts';
import type { DemoApplication } from '../applications/demoApplication.ts';
import type { DemoRow } from '../demoRow.ts';
import { paidAt } from '../invoices/paidAt.ts';
import { managersOf } from '../users/managersOf.ts';
import { platformAdminId } from '../users/staffAccounts.ts';
import { demoAdHocPayments } from './demoAdHocPayments.ts';

const hour = 60 * 60 * 1000;

/** A few ad-hoc payments at each location, for its last paid work, in different states. */
export function adHocPaymentRows(
  applications: readonly DemoApplication[],
  now: number,
): DemoRow<'adhoc_payments'>[] {
  const paid = applications
    .map((application, index) => ({ id: index + 1, application }))
    .filter(({ application }) => application.proPayment?.status === 'AVAILABLE' && !application.cancellation)
    .toSorted((one, other) => other.application.gig.end - one.application.gig.end || one.id - other.id);
  const byLocation = Map.groupBy(paid, ({ application }) => application.gig.location.row.id);
  const rows = [...byLocation.values()].flatMap((works) =>
    demoAdHocPayments.flatMap((payment, index) => {
      const work = works[index];
      return work ? [toRow(work, payment, now)] : [];
    }),
  );
  return rows
    .toSorted((one, other) => Number(one.created_ts) - Number(other.created_ts))
    .map((row, index) => ({ id: index + 1, ...row }));
}

function toRow(
  { id, application: { gig, pro } }: { id: number; application: DemoApplication },
  { reason, cents, description, status, errorCode }: (typeof demoAdHocPayments)[number],
  now: number,
): Omit<DemoRow<'adhoc_payments'>, 'id'> {
  const { row } = gig.location;
  const isCharged = reason !== 'TOS';
  const rates = {
    ...row,
    in_network_payments_fee_percentage: row.in_network_payments_fee_percentage ?? 0,
    background_checks_fee_percentage: row.background_checks_fee_percentage ?? 0,
    tipping_fee_percentage: row.tipping_fee_percentage ?? 0,
    type: gig.type,
    employment_type: gig.employmentType,
    background_check_required: false,
    wage_amount: gig.wage,
    promised_bonus: null,
    method_type: row.invoicing_enabled ? null : ('card' as const),
  };
  // Where the work is invoiced, its invoice has the payment as well.
  const at = row.invoicing_enabled
    ? new Date(paidAt(new Date(gig.end), new Date(now)))
    : new Date(Math.min(now, gig.end + 60 * hour));
  return {
    application_id: id,
    gig_id: gig.id,
    location_id: row.id,
    pro_id: pro.id,
    reason,
    employment_type: gig.employmentType,
    status,
    attempt: 1,
    amount_cents: cents,
    charge_cents: isCharged ? adHocAmounts(rates, reason, cents).charge : 0,
    description,
    charged_to_business: isCharged,
    method_type: isCharged && status !== 'FAILED' ? rates.method_type : null,
    error_code: errorCode,
    submitted_by_user_id: isCharged ? (managersOf(row.id)[0]?.id ?? platformAdminId) : platformAdminId,
    created_ts: at,
    last_updated_ts: at,
  };
}
