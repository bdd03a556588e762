import { formatMoney } from '@brigade/domain/platform/money/money.ts';
import { formatDuration } from '@brigade/domain/platform/time/duration.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { DisputeClaim_dispute$key } from '../../__generated__/DisputeClaim_dispute.graphql.ts';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { DateText } from '../../ui/layout/DateText.tsx';
import { TextLink } from '../../ui/navigation/TextLink.tsx';
import { PositionLabel } from '../../pros/skills/PositionLabel.tsx';
import styles from './disputes.module.css';
import { type ShownValue, statusBadge, subjectTexts, valueText } from './disputeTexts.ts';
import { disputeValue } from './disputeValue.ts';

interface Props {
  dispute: DisputeClaim_dispute$key;
  /** Null for viewers who have no access to the location: its pages are not linked then. */
  locationId: number | null;
}

/** What the pro claims, beside what was posted, punched and counted. */
export function DisputeClaim({ dispute, locationId }: Props) {
  const data = useFragment(
    graphql`
      fragment DisputeClaim_dispute on Dispute @throwOnFieldError {
        subject
        status
        viewerCanAnswer
        postedMinutes
        punchedMinutes
        contested {
          ...disputeValue_value
        }
        claimed {
          ...disputeValue_value
        }
        counter {
          ...disputeValue_value
        }
        resolved {
          ...disputeValue_value
        }
        claimNote
        counterNote
        resolutionNote
        application {
          pro {
            displayName
          }
          workingHours {
            reason
          }
        }
        gig {
          databaseId
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
  const { gig, contested, claimed, counter, resolved } = data;
  const { title, counted } = subjectTexts(data.subject);
  const { label, tone } = statusBadge(data.status, data.viewerCanAnswer);
  const notes = [
    [`${data.application.pro.displayName}: `, data.claimNote],
    ['Change of the hours: ', data.subject === 'HOURS' ? data.application.workingHours.reason : null],
    ['Your counteroffer: ', data.counterNote],
    ['Brigade: ', data.resolutionNote],
  ] as const;
  const shift = (
    <>
      <PositionLabel name={gig.skill.name} /> shift
    </>
  );
  return (
    <Card title={title} actions={<Badge tone={tone}>{label}</Badge>}>
      <p className={styles.muted}>
        {locationId === null ? (
          shift
        ) : (
          <TextLink href={`/locations/${locationId}/gigs/${gig.databaseId}`}>{shift}</TextLink>
        )}
        , <DateText instant={gig.startTime} zone={gig.timeZone} format="day" />
      </p>
      <dl className={styles.values}>
        <Fact name="Posted" text={formatDuration(data.postedMinutes)} />
        {data.subject === 'CANCELLATION' ? null : (
          <Fact
            name="Punched"
            text={data.punchedMinutes == null ? '–' : formatDuration(data.punchedMinutes)}
          />
        )}
        <Value name={counted} value={disputeValue(contested)} />
        <Value name="Claimed" value={disputeValue(claimed)} />
        {counter ? <Value name="Counteroffer" value={disputeValue(counter)} /> : null}
        {resolved ? <Value name="Decided" value={disputeValue(resolved)} /> : null}
      </dl>
      <div className={styles.notes}>
        {notes.map(([author, text]) =>
          text ? (
            <p key={author} className={styles.note}>
              {author}
              <q>{text}</q>
            </p>
          ) : null,
        )}
      </div>
    </Card>
  );
}

function Value({ name, value }: { name: string; value: ShownValue }) {
  const wages = value.minutes === null ? null : formatMoney(value.cents, 'USD');
  return <Fact name={name} text={valueText(value)} wages={wages} />;
}

function Fact({ name, text, wages = null }: { name: string; text: string; wages?: string | null }) {
  return (
    <div className={styles.value}>
      <dt>{name}</dt>
      <dd>
        {text}
        {wages === null ? null : <span className={styles.wages}>{wages}</span>}
      </dd>
    </div>
  );
}
