import { graphql, useFragment } from 'react-relay/hooks';
import type { EventCost_shifts$key } from '../../__generated__/EventCost_shifts.graphql.ts';
import { CostLines } from '../costs/CostLines.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { sumCosts } from './sumCosts.ts';

/** The total cost of all shifts of an event. Renders nothing if the viewer may not see costs. */
export function EventCost({ shifts }: { shifts: EventCost_shifts$key }) {
  const all = useFragment(
    graphql`
      fragment EventCost_shifts on EventShift @relay(plural: true) @throwOnFieldError {
        gigs {
          cost @catch(to: NULL) {
            lines {
              label
              amount {
                amountCents
              }
            }
          }
        }
      }
    `,
    shifts,
  );
  const gigs = all.flatMap((shift) => shift.gigs ?? []);
  const costs = gigs.flatMap(({ cost }) => (cost ? [cost] : []));
  // A partial sum would be misleading.
  if (gigs.length === 0 || costs.length < gigs.length) return null;
  const { lines, totalCents } = sumCosts(
    costs.map((cost) => ({
      lines: cost.lines.map(({ label, amount }) => ({ label, cents: amount.amountCents })),
    })),
  );
  return (
    <Card title="Cost">
      <CostLines lines={lines} totalLabel="All places filled" totalCents={totalCents} />
    </Card>
  );
}
