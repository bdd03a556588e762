import { graphql } from 'react-relay/hooks';
import type { useAdditionalPayQuery } from '../../__generated__/useAdditionalPayQuery.graphql.ts';
import { useDebouncedQuery } from '../../platform/relay/useDebouncedQuery.ts';

const query = graphql`
  query useAdditionalPayQuery($applicationId: ID!, $startTime: DateTime!, $endTime: DateTime!) {
    node(id: $applicationId) {
      ... on GigApplication {
        additionalPay(startTime: $startTime, endTime: $endTime) {
          minutes
          amount {
            amountCents
          }
        }
      }
    }
  }
`;

/** The real hours; instants in ISO 8601. */
interface RealHours {
  readonly startTime: string;
  readonly endTime: string;
}

/** What of some hours was not paid. */
export interface AdditionalPay {
  readonly minutes: number;
  readonly cents: number;
}

/**
 * What a pro is still owed if they worked these hours.
 *
 * @param hours null while they are not complete
 */
export function useAdditionalPay(applicationId: string, hours: RealHours | null) {
  const variables = hours === null ? null : { applicationId, ...hours };
  const { data, isLoading, hasFailed } = useDebouncedQuery<useAdditionalPayQuery>(query, variables);
  const found = data?.node?.additionalPay;
  const pay: AdditionalPay | null = found
    ? { minutes: found.minutes, cents: found.amount.amountCents }
    : null;
  return { pay, isLoading, hasFailed: hasFailed || (!isLoading && data !== null && pay === null) };
}
