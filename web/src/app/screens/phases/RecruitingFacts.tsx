import { slotCounts } from '@brigade/domain/schedule/gigs/slotCounts.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { RecruitingFacts_gig$key } from '../../../__generated__/RecruitingFacts_gig.graphql.ts';
import { takenPlaces } from '../../../schedule/gigs/takenPlaces.ts';
import { PhaseFacts } from './PhaseFacts.tsx';
import { timeLeft } from './timeLeft.ts';

/** While a gig looks for pros: its open places, who is asked, the chance to fill them, and the time left. */
export function RecruitingFacts({ gig }: { gig: RecruitingFacts_gig$key }) {
  const { status, startTime, fill, advice } = useFragment(
    graphql`
      fragment RecruitingFacts_gig on Gig @throwOnFieldError {
        status
        startTime
        fill {
          places
          confirmed
          selected
          offered
        }
        advice @catch(to: NULL) {
          fillChancePercent
        }
      }
    `,
    gig,
  );
  const { places, confirmed, selected, offered } = fill;
  const counts = slotCounts(takenPlaces({ places, confirmed, selected, offered }));
  const chance = advice?.fillChancePercent ?? null;
  const starts = timeLeft(startTime);
  return (
    <PhaseFacts
      label="Filling at a glance"
      facts={[
        confirmed >= places
          ? { name: 'Open places', value: 'None', tone: 'success' }
          : { name: 'Open places', value: `${counts.open} of ${places}` },
        counts.selected > 0 && { name: 'To confirm', value: String(counts.selected) },
        counts.offered > 0 && { name: 'Offered', value: String(counts.offered) },
        chance !== null &&
          confirmed < places &&
          status !== 'UNAPPROVED' && { name: 'Chance to fill', value: `${chance}%` },
        starts !== null && { name: 'Starts in', value: starts },
      ]}
    />
  );
}
