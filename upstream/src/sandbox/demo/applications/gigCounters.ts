import type { DemoRow } from '../demoRow.ts';
import type { DemoApplication } from './demoApplication.ts';

export type GigCounters = Required<
  Pick<
    DemoRow<'gigs'>,
    | 'total_applications'
    | 'selected_applications'
    | 'confirmed_applications'
    | 'confirmed_auto_matched_applications'
    | 'cancelled_applications'
    | 'total_payments'
    | 'failed_payments'
    | 'error_payments'
    | 'submitted_payments'
    | 'paid_pros'
  >
>;

/** Counts a gig's applications. Cancelled ones count as cancelled only, even if they were selected or confirmed. */
export function gigCounters(applications: readonly DemoApplication[]): GigCounters {
  const held = applications.filter(({ cancellation }) => cancellation === null);
  const confirmed = held.filter(({ stage }) => stage === 'CONFIRMED');
  const charges = applications.flatMap(({ businessPayment }) => businessPayment?.status ?? []);
  return {
    total_applications: applications.length,
    selected_applications: held.filter(({ stage }) => stage !== 'CREATED').length,
    confirmed_applications: confirmed.length,
    confirmed_auto_matched_applications: confirmed.filter(
      ({ selection }) => selection?.source === 'AUTO_MATCH',
    ).length,
    cancelled_applications: applications.length - held.length,
    total_payments: charges.length,
    failed_payments: charges.filter((status) => status === 'FAILED').length,
    error_payments: charges.filter((status) => status === 'ERROR').length,
    submitted_payments: charges.filter((status) => status === 'SUBMITTED').length,
    paid_pros: applications.filter(({ proPayment }) => proPayment?.status === 'AVAILABLE').length,
  };
}
