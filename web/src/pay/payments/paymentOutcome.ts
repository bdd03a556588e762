import type { applicantOutcome_result$key } from '../../__generated__/applicantOutcome_result.graphql.ts';
import {
  applicantsOutcome,
  type ApplicantsOutcome,
  type BulkPayload,
} from '../../filling/applications/applicantOutcome.ts';
import { Fault, faultMessage } from '../../platform/relay/Fault.ts';

/** A payment as it is submitted. */
export interface Payment {
  readonly applicationId: string;
  readonly tipCents: number | null;
  readonly bonusCents: number | null;
}

/** What became of payments. */
export interface PaymentsOutcome extends ApplicantsOutcome {
  /** Whether the response was lost: the payments may have been submitted. */
  readonly isLost: boolean;
}

/** What the client or the gateway says when it does not know the outcome of a request. */
const lostCodes: ReadonlySet<string> = new Set([
  'NETWORK',
  'UNREADABLE',
  'UNKNOWN',
  'INTERNAL',
  'UPSTREAM_UNAVAILABLE',
  'UPSTREAM_TIMEOUT',
  'UPSTREAM_INVALID',
]);

/** What became of payments. If the request fails, each is refused with the failure's message. */
export async function paymentOutcome(
  payments: readonly Payment[],
  submit: () => Promise<BulkPayload<applicantOutcome_result$key>>,
): Promise<PaymentsOutcome> {
  const ids = payments.map(({ applicationId }) => applicationId);
  try {
    return { ...applicantsOutcome(ids, await submit()), isLost: false };
  } catch (error) {
    const message = faultMessage(error);
    const isLost = !(error instanceof Fault) || lostCodes.has(error.code);
    return { done: [], refused: new Map(ids.map((id) => [id, message])), isLost };
  }
}
