import type { DemoRow } from '../demoRow.ts';
import type { DemoApplication } from './demoApplication.ts';

/** The counts that a gig carries of its applications and their payments. */
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

/** Counts a gig's applications. Whoever was selected or confirmed and then cancelled counts as cancelled only. */
export function gigCounters(applications: readonly DemoApplication[]): GigCounters {
  const count = (matches: (application: DemoApplication) => boolean) => applications.filter(matches).length;
  const isHeld = ({ cancellation }: DemoApplication) => cancellation === null;
  const isConfirmed = (application: DemoApplication) =>
    isHeld(application) && application.stage === 'CONFIRMED';
  return {
    total_applications: applications.length,
    selected_applications: count((application) => isHeld(application) && application.stage !== 'CREATED'),
    confirmed_applications: count(isConfirmed),
    confirmed_auto_matched_applications: count(
      (one) => isConfirmed(one) && one.selection?.source === 'AUTO_MATCH',
    ),
    cancelled_applications: count((application) => !isHeld(application)),
    total_payments: count(({ businessPayment }) => businessPayment !== null),
    failed_payments: count(({ businessPayment }) => businessPayment?.status === 'FAILED'),
    error_payments: count(({ businessPayment }) => businessPayment?.status === 'ERROR'),
    submitted_payments: count(({ businessPayment }) => businessPayment?.status === 'SUBMITTED'),
    paid_pros: count(({ proPayment }) => proPayment?.status === 'AVAILABLE'),
  };
}
