import { graphql, useFragment } from 'react-relay/hooks';
import type { DisputeRow_dispute$key } from '../../__generated__/DisputeRow_dispute.graphql.ts';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { DisputeDeadline } from './DisputeDeadline.tsx';
import { DisputeSummary } from './DisputeSummary.tsx';
import styles from './disputes.module.css';
import { outcomeText, statusBadge } from './disputeTexts.ts';

interface Props {
  dispute: DisputeRow_dispute$key;
  locationId: number;
}

/** One dispute: the pro, what they claim, and until when. */
export function DisputeRow({ dispute, locationId }: Props) {
  const data = useFragment(
    graphql`
      fragment DisputeRow_dispute on Dispute @throwOnFieldError {
        status
        outcome
        ...DisputeSummary_dispute
        ...DisputeDeadline_dispute
      }
    `,
    dispute,
  );
  const { label, tone } = statusBadge(data.status);
  return (
    <li className={styles.row}>
      <DisputeSummary dispute={data} locationId={locationId} />
      <div className={styles.text}>
        <Badge tone={tone}>{label}</Badge>
        <span className={styles.muted}>
          {outcomeText(data.outcome) ?? <DisputeDeadline dispute={data} />}
        </span>
      </div>
    </li>
  );
}
