import type { AdHocPaymentsTable } from '../../../pay/adHocPayments/adHocPaymentsTables.ts';

type DemoAdHocPayment = Pick<AdHocPaymentsTable, 'reason' | 'status' | 'description'> & {
  cents: number;
  errorCode: AdHocPaymentsTable['error_code'];
};

/** The ad-hoc payments of a location, for its last work that was paid, the latest first. */
export const demoAdHocPayments: readonly DemoAdHocPayment[] = [
  {
    reason: 'REIMBURSEMENT',
    status: 'FAILED',
    cents: 1800,
    description: 'Parking at the venue, receipt given to the chef',
    errorCode: 'CARD_DECLINED',
  },
  { reason: 'TIP', status: 'IN_TRANSIT', cents: 2500, description: null, errorCode: null },
  {
    reason: 'PRO_BONUS',
    status: 'AVAILABLE',
    cents: 4000,
    description: 'Stayed for the late tables',
    errorCode: null,
  },
  {
    reason: 'OTHER',
    status: 'ERROR',
    cents: 1500,
    description: 'Uniform that was returned',
    errorCode: 'PRO_NOT_PAYABLE',
  },
  {
    reason: 'SHORTED_PAY',
    status: 'AVAILABLE',
    cents: 3125,
    description: 'The wage of the weekend was missing',
    errorCode: null,
  },
  {
    reason: 'TOS',
    status: 'AVAILABLE',
    cents: 6000,
    description: 'Settled after the dispute about the early end',
    errorCode: null,
  },
];
