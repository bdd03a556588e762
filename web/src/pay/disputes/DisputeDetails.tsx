import { graphql, useFragment } from 'react-relay/hooks';
import type { DisputeDetails_dispute$key } from '../../__generated__/DisputeDetails_dispute.graphql.ts';
import { DisputeAnswers } from './DisputeAnswers.tsx';
import { DisputeClaim } from './DisputeClaim.tsx';
import styles from './disputes.module.css';
import { DisputeTimeline } from './DisputeTimeline.tsx';
import { Paper } from '../../ui/layout/Paper.tsx';

interface Props {
  dispute: DisputeDetails_dispute$key;
  /** Null for viewers who have no access to the location: its pages are not linked then. */
  locationId: number | null;
}

/** The claim with its answers, and the timeline beside it. */
export function DisputeDetails({ dispute, locationId }: Props) {
  const data = useFragment(
    graphql`
      fragment DisputeDetails_dispute on Dispute @throwOnFieldError {
        application {
          pro {
            displayName
          }
        }
        ...DisputeClaim_dispute
        ...DisputeAnswers_dispute
        ...DisputeTimeline_dispute
      }
    `,
    dispute,
  );
  return (
    <Paper className={styles.page}>
      {/* Only paper shows it: the heading of the page is not printed. */}
      <p className={styles.printTitle}>Dispute of {data.application.pro.displayName}</p>
      <div className={styles.column}>
        <DisputeClaim dispute={data} locationId={locationId} />
        <DisputeAnswers dispute={data} />
      </div>
      <DisputeTimeline dispute={data} locationId={locationId} />
    </Paper>
  );
}
