import { graphql, useFragment } from 'react-relay/hooks';
import type { DisputeRow_dispute$key } from '../../__generated__/DisputeRow_dispute.graphql.ts';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { DisputeDeadline } from './DisputeDeadline.tsx';
import { DisputeSummary } from './DisputeSummary.tsx';
import styles from './disputes.module.css';
import { outcomeText, statusBadge } from './disputeTexts.ts';

interface Props {
  dispute: DisputeRow_dispute$key;
  /** The path of the list that the dispute is in. */
  list: string;
  /** Whether the list is of several locations. */
  isPlaceShown?: boolean;
}

/** One dispute: the pro, what they claim, and until when. */
export function DisputeRow({ dispute, list, isPlaceShown = false }: Props) {
  const data = useFragment(
    graphql`
      fragment DisputeRow_dispute on Dispute @throwOnFieldError {
        status
        outcome
        viewerCanAnswer
        gig {
          locationName
        }
        ...DisputeSummary_dispute
        ...DisputeDeadline_dispute
      }
    `,
    dispute,
  );
  const { label, tone } = statusBadge(data.status, data.viewerCanAnswer);
  return (
    <li className={styles.row}>
      <DisputeSummary dispute={data} list={list} locationName={isPlaceShown ? data.gig.locationName : null} />
      <div className={styles.text}>
        <Badge tone={tone}>{label}</Badge>
        <span className={styles.muted}>
          {outcomeText(data.outcome) ?? <DisputeDeadline dispute={data} />}
        </span>
      </div>
    </li>
  );
}
