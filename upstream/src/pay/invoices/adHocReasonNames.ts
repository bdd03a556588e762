import type { AdHocReason } from '../adHocPayments/adHocPaymentTerms.ts';

/** The reasons of ad-hoc payments in files. */
export const adHocReasonNames: Record<AdHocReason, string> = {
  ADJUST_HOURS: 'More hours',
  OTHER: 'Other',
  PRO_BONUS: 'Bonus',
  REIMBURSEMENT: 'Reimbursement',
  SHORTED_PAY: 'Missing pay',
  TIP: 'Tip',
  TOS: 'Terms of service settlement',
};
