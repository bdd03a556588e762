import type { applicantOutcome_result$key } from '../../__generated__/applicantOutcome_result.graphql.ts';
import {
  applicantsOutcome,
  type ApplicantsOutcome,
  type BulkPayload,
} from '../../filling/applications/applicantOutcome.ts';
import { faultMessage } from '../../platform/relay/Fault.ts';
import type { Payment } from './usePayments.ts';

/** What became of payments. If the request fails, each is refused with the failure's message. */
export async function paymentOutcome(
  payments: readonly Payment[],
  submit: () => Promise<BulkPayload<applicantOutcome_result$key>>,
): Promise<ApplicantsOutcome> {
  const ids = payments.map(({ applicationId }) => applicationId);
  try {
    return applicantsOutcome(ids, await submit());
  } catch (error) {
    const message = faultMessage(error);
    return { done: [], refused: new Map(ids.map((id) => [id, message])) };
  }
}
