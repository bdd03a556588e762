import { graphql, useFragment } from 'react-relay/hooks';
import type { DisputeRow_dispute$key } from '../../__generated__/DisputeRow_dispute.graphql.ts';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { DateText } from '../../ui/layout/DateText.tsx';
import { TextLink } from '../../ui/navigation/TextLink.tsx';
import { DisputeDeadline } from './DisputeDeadline.tsx';
import styles from './disputes.module.css';
import { outcomeText, statusBadge, valueText } from './disputeTexts.ts';
import { disputeValue } from './disputeValue.ts';

interface Props {
  dispute: DisputeRow_dispute$key;
  locationId: number;
}

/** One dispute: the pro, what they claim, and until when. */
export function DisputeRow({ dispute, locationId }: Props) {
  const data = useFragment(
    graphql`
      fragment DisputeRow_dispute on Dispute @throwOnFieldError {
        databaseId
        status
        outcome
        contested {
          ...disputeValue_value
        }
        claimed {
          ...disputeValue_value
        }
        application {
          pro {
            displayName
          }
        }
        gig {
          startTime
          timeZone
          skill {
            name
          }
        }
        ...DisputeDeadline_dispute
      }
    `,
    dispute,
  );
  const { label, tone } = statusBadge(data.status);
  const { startTime, timeZone, skill } = data.gig;
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <TextLink href={`/locations/${locationId}/disputes/${data.databaseId}`}>
          {data.application.pro.displayName}
        </TextLink>
        <span>
          Claims {valueText(disputeValue(data.claimed))} instead of {valueText(disputeValue(data.contested))}
        </span>
        <span className={styles.muted}>
          {skill.name} shift, <DateText instant={startTime} zone={timeZone} format="day" />
        </span>
      </div>
      <div className={styles.text}>
        <Badge tone={tone}>{label}</Badge>
        <span className={styles.muted}>
          {outcomeText(data.outcome) ?? <DisputeDeadline dispute={data} />}
        </span>
      </div>
    </li>
  );
}
