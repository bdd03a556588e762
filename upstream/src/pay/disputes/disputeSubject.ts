import type { DisputeSubject } from './disputesTables.ts';

/** Whether the values of a dispute are minutes to pay. Otherwise they are cents that the pro gets. */
export const isInMinutes = (subject: DisputeSubject): boolean => subject !== 'PAYMENT';

/** What is disputed, after "their". */
export const subjectWords: Record<DisputeSubject, string> = {
  HOURS: 'hours',
  PAYMENT: 'payment',
  CANCELLATION: 'pay for a cancelled shift',
};
