import { graphql, useFragment } from 'react-relay/hooks';
import type { GigPhaseHeader_gig$key } from '../../../__generated__/GigPhaseHeader_gig.graphql.ts';
import { useMinutes } from '../../../day/roster/useMinutes.ts';
import { currentGigPhase } from '../../../schedule/gigs/currentGigPhase.ts';
import { AfterFacts } from './AfterFacts.tsx';
import { ClosedFacts } from './ClosedFacts.tsx';
import { RecruitingFacts } from './RecruitingFacts.tsx';
import { TodayFacts } from './TodayFacts.tsx';

/** What matters in the phase of a gig: filling it, running it, paying for it, or how it ended. */
export function GigPhaseHeader({ gig }: { gig: GigPhaseHeader_gig$key }) {
  const data = useFragment(
    graphql`
      fragment GigPhaseHeader_gig on Gig @throwOnFieldError {
        ...currentGigPhase_gig
        ...RecruitingFacts_gig
        ...TodayFacts_gig
        ...AfterFacts_gig
        ...ClosedFacts_gig
      }
    `,
    gig,
  );
  useMinutes();
  const phase = currentGigPhase(data);
  if (phase === 'RECRUITING') return <RecruitingFacts gig={data} />;
  if (phase === 'TODAY') return <TodayFacts gig={data} />;
  return phase === 'AFTER' ? <AfterFacts gig={data} /> : <ClosedFacts gig={data} />;
}
