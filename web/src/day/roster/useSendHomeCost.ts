import type { SendHomeReason } from '@brigade/domain/filling/applications/sendHomeReasons.ts';
import { graphql } from 'react-relay/hooks';
import type { useSendHomeCostQuery } from '../../__generated__/useSendHomeCostQuery.graphql.ts';
import { useDebouncedQuery } from '../../platform/relay/useDebouncedQuery.ts';

const query = graphql`
  query useSendHomeCostQuery($gigId: ID!, $applicationIds: [ID!]!) {
    sendHomeCosts(gigId: $gigId, applicationIds: $applicationIds) {
      reason
      lines {
        label
        amount {
          amountCents
        }
      }
      total {
        amountCents
      }
    }
  }
`;

interface Quoted {
  /** Null until it is known, and if it cannot be. */
  readonly cost: {
    readonly lines: readonly { readonly label: string; readonly cents: number }[];
    readonly totalCents: number;
  } | null;
  readonly isLoading: boolean;
}

/** What the business pays for pros who are sent home now, with all fees. */
export function useSendHomeCost(
  gigId: string,
  applicationIds: readonly string[],
  reason: SendHomeReason,
): Quoted {
  const variables = { gigId, applicationIds };
  // Nothing is typed: the request need not wait.
  const { data, isLoading } = useDebouncedQuery<useSendHomeCostQuery>(query, variables, 0);
  const found = isLoading ? undefined : data?.sendHomeCosts?.find((one) => one.reason === reason);
  const cost = found
    ? {
        lines: found.lines.map(({ label, amount }) => ({ label, cents: amount.amountCents })),
        totalCents: found.total.amountCents,
      }
    : null;
  return { cost, isLoading };
}
