import { isNotComing } from '@brigade/domain/day/roster/attendance.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { TodayFacts_gig$key } from '../../../__generated__/TodayFacts_gig.graphql.ts';
import { currentAttendance } from '../../../day/roster/currentAttendance.ts';
import { PhaseFacts } from './PhaseFacts.tsx';
import { timeLeft } from './timeLeft.ts';

/** On the day of a gig: who is in, late, missing or not coming, and the time to its start or end. */
export function TodayFacts({ gig }: { gig: TodayFacts_gig$key }) {
  const { startTime, endTime, fill, roster } = useFragment(
    graphql`
      fragment TodayFacts_gig on Gig @throwOnFieldError {
        startTime
        endTime
        fill {
          confirmed
          missing
          clockedIn
        }
        roster @catch(to: NULL) {
          isMissing
          attendance {
            state
            since
          }
        }
      }
    `,
    gig,
  );
  const pros = (roster ?? []).map(({ attendance, isMissing }) => ({
    state: attendance ? currentAttendance(attendance.state, attendance.since) : ('EXPECTED' as const),
    isMissing: isMissing === true,
  }));
  const countOf = (isCounted: (pro: (typeof pros)[number]) => boolean) => pros.filter(isCounted).length;
  const late = countOf(({ state, isMissing }) => state === 'LATE' && !isMissing);
  const gone = countOf(({ state }) => isNotComing(state));
  // Servers without rosters count who is in and who is missing.
  const arrived = roster
    ? countOf(({ state }) => state === 'IN' || state === 'ON_BREAK')
    : (fill.clockedIn ?? null);
  const missing = roster ? countOf(({ isMissing }) => isMissing) : (fill.missing ?? 0);
  const starts = timeLeft(startTime);
  const ends = timeLeft(endTime);
  return (
    <PhaseFacts
      label="Today at a glance"
      facts={[
        arrived !== null && {
          name: 'In',
          value: `${arrived} of ${fill.confirmed}`,
          tone: arrived >= fill.confirmed && arrived > 0 ? 'success' : 'neutral',
        },
        late > 0 && { name: 'Late', value: String(late), tone: 'warning' },
        missing > 0 && { name: 'Missing', value: String(missing), tone: 'danger' },
        gone > 0 && { name: 'Not coming', value: String(gone), tone: 'danger' },
        starts !== null
          ? { name: 'Starts in', value: starts }
          : ends !== null && { name: 'Ends in', value: ends },
      ]}
    />
  );
}
