import { isBillingRefusal } from '@brigade/domain/pay/payments/billingRefusals.ts';
import { graphql, readInlineData } from 'relay-runtime';
import type { paymentOutcome_result$key } from '../../__generated__/paymentOutcome_result.graphql.ts';
import {
  applicantsOutcome,
  type ApplicantsOutcome,
  type BulkPayload,
} from '../../filling/applications/applicantOutcome.ts';
import { Fault } from '../../platform/relay/Fault.ts';
import { userMessage } from '../../ui/feedback/userMessage.ts';

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
  /** The ids of the applications that were refused because of the payment method. */
  readonly toBilling: ReadonlySet<string>;
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
  submit: () => Promise<BulkPayload<paymentOutcome_result$key>>,
): Promise<PaymentsOutcome> {
  const ids = payments.map(({ applicationId }) => applicationId);
  try {
    const { errors, results: keys } = await submit();
    const results = keys.map(readResult);
    const toBilling = new Set(
      results
        .filter((result) => result.errors.some(({ code }) => isBillingRefusal(code)))
        .map(({ applicationId }) => applicationId),
    );
    return { ...applicantsOutcome(ids, { errors, results }), isLost: false, toBilling };
  } catch (error) {
    const message = userMessage(error);
    const isLost = !(error instanceof Fault) || lostCodes.has(error.code);
    return { done: [], refused: new Map(ids.map((id) => [id, message])), isLost, toBilling: new Set() };
  }
}

function readResult(key: paymentOutcome_result$key) {
  return readInlineData(
    graphql`
      fragment paymentOutcome_result on ApplicantResult @inline {
        applicationId
        errors {
          code
        }
        ...applicantOutcome_result
      }
    `,
    key,
  );
}
