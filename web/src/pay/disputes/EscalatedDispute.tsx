import { disputeParties, escalationText } from '@brigade/domain/pay/disputes/disputeStatus.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { EscalatedDispute_dispute$key } from '../../__generated__/EscalatedDispute_dispute.graphql.ts';
import { DateText } from '../../ui/layout/DateText.tsx';
import { DisputeSummary } from './DisputeSummary.tsx';
import styles from './disputes.module.css';

/** A dispute that waits for the decision of the platform: who left it, and when. */
export function EscalatedDispute({ dispute }: { dispute: EscalatedDispute_dispute$key }) {
  const data = useFragment(
    graphql`
      fragment EscalatedDispute_dispute on Dispute @throwOnFieldError {
        escalatedBy
        escalatedAt
        gig {
          locationName
          timeZone
          location {
            databaseId
          }
        }
        ...DisputeSummary_dispute
      }
    `,
    dispute,
  );
  const { locationName, timeZone, location } = data.gig;
  const party = disputeParties.find((known) => known === data.escalatedBy);
  if (!location) return null;
  return (
    <li className={styles.row}>
      <DisputeSummary
        dispute={data}
        list={`/locations/${location.databaseId}/disputes`}
        locationName={locationName}
      />
      <div className={styles.text}>
        {party ? <span>{escalationText[party]}</span> : null}
        {data.escalatedAt ? (
          <span className={styles.muted}>
            <DateText instant={data.escalatedAt} zone={timeZone} isZoneShown />
          </span>
        ) : null}
      </div>
    </li>
  );
}
