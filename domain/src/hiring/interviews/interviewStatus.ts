/** How far an interview has come, as the REST API names it. */
export const interviewStatuses = [
  'INVITED',
  'CONFIRMED',
  'DECLINED',
  'PENDING_PAYMENT',
  'PAYMENT_SUBMITTED',
  'PAYMENT_FAILED',
  'PAYMENT_ERROR',
  'PAID',
  'REVIEWED',
] as const;

export type InterviewStatus = (typeof interviewStatuses)[number];
