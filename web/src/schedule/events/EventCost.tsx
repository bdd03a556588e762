import { graphql, useFragment } from 'react-relay/hooks';
import type { EventCost_event$key } from '../../__generated__/EventCost_event.graphql.ts';
import { CostLines } from '../costs/CostLines.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { sumCosts } from './sumCosts.ts';

/** The total cost of an event. Renders nothing if the viewer may not see costs. */
export function EventCost({ event }: { event: EventCost_event$key }) {
  const { shifts } = useFragment(
    graphql`
      fragment EventCost_event on Event @throwOnFieldError {
        shifts(first: 50) {
          totalCount
          edges {
            node {
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
          }
        }
      }
    `,
    event,
  );
  const all = shifts?.edges ?? [];
  const gigs = all.flatMap(({ node }) => node.gigs ?? []);
  const costs = gigs.flatMap(({ cost }) => (cost ? [cost] : []));
  // A partial sum would be misleading.
  const isWhole = costs.length === gigs.length && all.length === shifts?.totalCount;
  if (gigs.length === 0 || !isWhole) return null;
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
