import type { CaptainRangeProblem } from '@brigade/domain/day/teamCaptain/captainRange.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NotFound } from '../../ui/illustrations/NotFound.tsx';
import styles from './TeamCaptain.module.css';

const names = {
  source_gig_id: 'The shift',
  start_time: 'The start',
  end_time: 'The end',
  timezone: 'The time zone',
};

interface Props {
  problems: readonly CaptainRangeProblem[];
}

/** Says which parts of a captain's link are missing or wrong. */
export function IncompleteAddress({ problems }: Props) {
  return (
    <EmptyState headingLevel={1} illustration={<NotFound />} title="This link is incomplete">
      <title>Team captain · Brigade</title>
      <p>Ask the person who sent it for the whole link. It says which shifts you lead, and when.</p>
      <ul className={styles.problems}>
        {problems.map(({ parameter, problem }) => (
          <li key={`${parameter} ${problem}`}>
            {`${names[parameter]} ${problem}`} <code>({parameter})</code>
          </li>
        ))}
      </ul>
    </EmptyState>
  );
}
