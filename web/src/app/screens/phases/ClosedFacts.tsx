import { graphql, useFragment } from 'react-relay/hooks';
import type { ClosedFacts_gig$key } from '../../../__generated__/ClosedFacts_gig.graphql.ts';
import { paidWork } from './paidWork.ts';
import { PhaseFacts } from './PhaseFacts.tsx';

/** How a gig ended: cancelled, not filled, without anyone who came, or who worked, who did not come and what it cost. */
export function ClosedFacts({ gig }: { gig: ClosedFacts_gig$key }) {
  const { status, fill, roster } = useFragment(
    graphql`
      fragment ClosedFacts_gig on Gig @throwOnFieldError {
        status
        fill {
          places
          confirmed
        }
        roster @catch(to: NULL) {
          ...paidWork_application
        }
      }
    `,
    gig,
  );
  const { places, confirmed } = fill;
  const work = roster ? paidWork(roster) : null;
  const worked = work?.worked ?? confirmed;
  const outcome = outcomeOf(status, worked);
  const isWorked = outcome === 'Completed';
  return (
    <PhaseFacts
      label="Outcome"
      facts={[
        { name: 'Outcome', value: outcome, tone: isWorked ? 'success' : 'neutral' },
        isWorked && { name: 'Worked', value: `${worked} of ${places}` },
        !isWorked && outcome !== 'Cancelled' && { name: 'Places', value: String(places) },
        work !== null &&
          work.noShows > 0 && { name: 'No-shows', value: String(work.noShows), tone: 'danger' },
        work !== null && work.calledOut > 0 && { name: 'Called out', value: String(work.calledOut) },
        work !== null && work.charged !== null && { name: 'Charged', value: work.charged },
      ]}
    />
  );
}

/** A gig is completed only if pros were confirmed at its end: without workers, none of them came. */
function outcomeOf(status: string, worked: number) {
  if (status === 'CANCELLED') return 'Cancelled';
  if (worked > 0) return 'Completed';
  return status === 'COMPLETED' ? 'No one came' : 'Not filled';
}
