import { graphql, useFragment } from 'react-relay/hooks';
import type { DisputeSummary_dispute$key } from '../../__generated__/DisputeSummary_dispute.graphql.ts';
import { DateText } from '../../ui/layout/DateText.tsx';
import { TextLink } from '../../ui/navigation/TextLink.tsx';
import { PositionLabel } from '../../pros/skills/PositionLabel.tsx';
import styles from './disputes.module.css';
import { valueText } from './disputeTexts.ts';
import { disputeValue } from './disputeValue.ts';

interface Props {
  dispute: DisputeSummary_dispute$key;
  /** The path of the list that the dispute is in. */
  list: string;
  /** The name of the location, in a list of several. */
  locationName?: string | null | undefined;
}

/** Who disputes what, with a link to the dispute. */
export function DisputeSummary({ dispute, list, locationName }: Props) {
  const { databaseId, contested, claimed, application, gig } = useFragment(
    graphql`
      fragment DisputeSummary_dispute on Dispute @throwOnFieldError {
        databaseId
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
      }
    `,
    dispute,
  );
  return (
    <div className={styles.text}>
      <TextLink href={`${list}/${databaseId}`}>{application.pro.displayName}</TextLink>
      <span>
        Claims {valueText(disputeValue(claimed))} instead of {valueText(disputeValue(contested))}
      </span>
      <span className={styles.muted}>
        <PositionLabel name={gig.skill.name} /> shift,{' '}
        <DateText instant={gig.startTime} zone={gig.timeZone} format="day" />
        {locationName == null ? null : `, ${locationName}`}
      </span>
    </div>
  );
}
