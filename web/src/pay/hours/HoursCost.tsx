import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { AdjustHoursInput, HoursCostMutation } from '../../__generated__/HoursCostMutation.graphql.ts';
import { commit } from '../../platform/relay/commit.ts';
import { CostChangeText } from '../../schedule/costs/CostChangeText.tsx';
import { useCostChange } from '../../schedule/costs/useCostChange.ts';

/** Takes the place of the reason, which has no effect on the cost and may not be typed yet. */
const reason = 'What it would cost';

interface Props {
  applicationId: string;
  /** The hours and breaks that would count; null while they are not possible. */
  hours: Pick<AdjustHoursInput, 'startTime' | 'endTime' | 'breaks'> | null;
}

/** What the work of a pro costs with its present hours and with others. */
export function HoursCost({ applicationId, hours }: Props) {
  const environment = useRelayEnvironment();
  const change = useCostChange(hours, async (chosen) => {
    const { adjustHours } = await commit<HoursCostMutation>(environment, {
      mutation: graphql`
        mutation HoursCostMutation($input: AdjustHoursInput!) {
          adjustHours(input: $input) {
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
      variables: { input: { applicationId, ...chosen, reason, validateOnly: true } },
    });
    return adjustHours.costChange;
  });
  return <CostChangeText change={change} />;
}
