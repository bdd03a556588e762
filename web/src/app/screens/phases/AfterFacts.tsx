import { formatMoney } from '@brigade/domain/platform/money/money.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { AfterFacts_gig$key } from '../../../__generated__/AfterFacts_gig.graphql.ts';
import { paidWork } from './paidWork.ts';
import { PhaseFacts } from './PhaseFacts.tsx';

/** After a gig: whose hours are to be approved, who is paid, and the amounts. */
export function AfterFacts({ gig }: { gig: AfterFacts_gig$key }) {
  const { fill, cost, roster } = useFragment(
    graphql`
      fragment AfterFacts_gig on Gig @throwOnFieldError {
        fill {
          confirmed
          unpaid
        }
        cost @catch(to: NULL) {
          perPlace {
            amountCents
          }
        }
        roster @catch(to: NULL) {
          ...paidWork_application
        }
      }
    `,
    gig,
  );
  const work = roster ? paidWork(roster) : null;
  // Who is to be paid again has approved hours. A server may count fewer of them than the roster shows.
  const toApprove = fill.unpaid == null ? null : Math.max(0, fill.unpaid - (work?.failed ?? 0));
  return (
    <PhaseFacts
      label="Pay at a glance"
      facts={[
        toApprove !== null && {
          name: 'Hours to approve',
          value: toApprove === 0 ? 'None' : `${toApprove} of ${fill.confirmed}`,
        },
        work !== null && {
          name: 'Paid',
          value: `${work.paid} of ${work.worked}`,
          tone: work.paid >= work.worked ? 'success' : 'neutral',
        },
        work !== null && work.processing > 0 && { name: 'Processing', value: String(work.processing) },
        work !== null && work.failed > 0 && { name: 'Failed', value: String(work.failed), tone: 'danger' },
        work !== null && work.charged !== null && { name: 'Charged', value: work.charged },
        cost !== null &&
          cost !== undefined &&
          toApprove !== 0 && {
            name: 'Planned cost',
            value: formatMoney(cost.perPlace.amountCents * fill.confirmed, 'USD'),
          },
      ]}
    />
  );
}
