import type { AdHocCost } from '@brigade/domain/pay/adHocPayments/adHocCost.ts';
import type { AdHocReason } from '@brigade/domain/pay/adHocPayments/adHocReasons.ts';
import { graphql } from 'react-relay/hooks';
import type { useAdHocCostQuery } from '../../__generated__/useAdHocCostQuery.graphql.ts';
import { useDebouncedQuery } from '../../platform/relay/useDebouncedQuery.ts';

const query = graphql`
  query useAdHocCostQuery(
    $applicationId: ID!
    $amountCents: Int!
    $reason: AdHocPaymentReason!
    $employmentType: WorkerType
  ) {
    node(id: $applicationId) {
      ... on GigApplication {
        adHocPaymentCost(amountCents: $amountCents, reason: $reason, employmentType: $employmentType) {
          proAmount {
            amountCents
          }
          paymentAmount {
            amountCents
          }
          tipAmount {
            amountCents
          }
          tippingFee {
            amountCents
          }
          platformFee {
            amountCents
          }
          backgroundCheckFee {
            amountCents
          }
          paymentGatewayFee {
            amountCents
          }
        }
      }
    }
  }
`;

interface Quoted {
  readonly cost: AdHocCost | null;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
}

/**
 * What a payment would cost the business.
 *
 * @param amountCents null while no amount can be paid
 * @param employmentType null for that of the shift
 */
export function useAdHocCost(
  applicationId: string,
  reason: AdHocReason,
  amountCents: number | null,
  employmentType: 'W2' | 'F1099' | null,
): Quoted {
  const variables = amountCents === null ? null : { applicationId, amountCents, reason, employmentType };
  const { data, isLoading, hasFailed } = useDebouncedQuery<useAdHocCostQuery>(query, variables);
  const found = data?.node?.adHocPaymentCost;
  const cost = found
    ? {
        proAmount: found.proAmount.amountCents,
        paymentAmount: found.paymentAmount.amountCents,
        tipAmount: found.tipAmount.amountCents,
        tippingFee: found.tippingFee.amountCents,
        platformFee: found.platformFee.amountCents,
        backgroundCheckFee: found.backgroundCheckFee.amountCents,
        paymentGatewayFee: found.paymentGatewayFee.amountCents,
      }
    : null;
  return { cost, isLoading, hasFailed: hasFailed || (!isLoading && data !== null && cost === null) };
}
