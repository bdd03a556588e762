import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { CallOutCost_gig$key } from '../../__generated__/CallOutCost_gig.graphql.ts';
import type { CallOutCostMutation } from '../../__generated__/CallOutCostMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';
import { CostChangeText } from '../../schedule/costs/CostChangeText.tsx';
import { useCostChange } from '../../schedule/costs/useCostChange.ts';

interface Props {
  gig: CallOutCost_gig$key;
  applicationIds: readonly string[];
}

/** What the work of pros costs, and costs no more once they are called out. Empty for viewers who may not see wages. */
export function CallOutCost({ gig, applicationIds }: Props) {
  const { id: gigId, wage } = useFragment(
    graphql`
      fragment CallOutCost_gig on Gig @throwOnFieldError {
        id
        wage @catch(to: NULL) {
          __typename
        }
      }
    `,
    gig,
  );
  const environment = useRelayEnvironment();
  const pros = wage ? { gigId, applicationIds } : null;
  const change = useCostChange(pros, async (chosen) => {
    const { callOutPros } = await commit<CallOutCostMutation>(environment, {
      mutation: graphql`
        mutation CallOutCostMutation($input: CallOutProsInput!) {
          callOutPros(input: $input) {
            costChange {
              before {
                amountCents
                currency
              }
              after {
                amountCents
                currency
              }
            }
          }
        }
      `,
      // The cost is the same whichever side calls off.
      variables: { input: { ...chosen, calledOutBy: 'PRO', validateOnly: true } },
    });
    return callOutPros.costChange;
  });
  return pros === null ? null : <CostChangeText change={change} />;
}
