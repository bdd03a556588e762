import { applicationStatuses } from '@brigade/domain/filling/applications/applicationStatus.ts';
import { type ShiftOutcome, shiftOutcome } from '@brigade/domain/filling/applications/shiftOutcome.ts';
import { cancellationReasons } from '@brigade/domain/schedule/cancelling/cancellationReason.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ReliabilityDots_applications$key } from '../../__generated__/ReliabilityDots_applications.graphql.ts';
import { SlotMark, type SlotState } from '../../ui/layout/Slots.tsx';
import styles from './ReliabilityDots.module.css';

/** As many as can be counted at a glance. */
const mostDots = 12;

/** The marks of places: each has its own shape, and means the same everywhere. */
const marks: Record<ShiftOutcome, SlotState> = { WORKED: 'sure', CANCELLED: 'pending', NO_SHOW: 'broken' };

/** What became of the last shifts of a pro at a location, as one mark each, the latest last, and in words. */
export function ReliabilityDots({ applications }: { applications: ReliabilityDots_applications$key }) {
  const data = useFragment(
    graphql`
      fragment ReliabilityDots_applications on GigApplication @relay(plural: true) @throwOnFieldError {
        id
        status
        isConfirmed
        cancellation {
          reason
        }
      }
    `,
    applications,
  );
  const outcomes = data
    .flatMap(({ id, status: name, isConfirmed, cancellation }) => {
      const status = applicationStatuses.find((known) => known === name);
      const reason = cancellationReasons.find((known) => known === cancellation?.reason) ?? null;
      const outcome = status ? shiftOutcome({ status, isConfirmed, reason }) : null;
      return outcome === null ? [] : [{ id, outcome }];
    })
    .slice(0, mostDots);
  if (outcomes.length === 0) return null;
  const count = (wanted: ShiftOutcome) => outcomes.filter(({ outcome }) => outcome === wanted).length;
  const noShows = count('NO_SHOW');
  const parts = [
    `${count('WORKED')} worked`,
    count('CANCELLED') > 0 ? `${count('CANCELLED')} cancelled` : null,
    noShows > 0 ? `${noShows} ${noShows === 1 ? 'no-show' : 'no-shows'}` : null,
  ];
  return (
    <p className={styles.reliability}>
      <span className={styles.dots} aria-hidden="true">
        {outcomes.toReversed().map(({ id, outcome }) => (
          <SlotMark key={id} state={marks[outcome]} />
        ))}
      </span>
      <span>
        {outcomes.length === 1 ? 'Last shift: ' : `Last ${outcomes.length} shifts: `}
        {parts.filter(Boolean).join(', ')}
      </span>
    </p>
  );
}
