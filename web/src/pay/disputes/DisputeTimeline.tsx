import { graphql, useFragment } from 'react-relay/hooks';
import type { DisputeTimeline_dispute$key } from '../../__generated__/DisputeTimeline_dispute.graphql.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { DateText } from '../../ui/layout/DateText.tsx';
import { TimeRange } from '../../ui/layout/TimeRange.tsx';
import styles from './disputes.module.css';
import { timelineText, valueText } from './disputeTexts.ts';

/** What is known about the work, in order. */
export function DisputeTimeline({ dispute }: { dispute: DisputeTimeline_dispute$key }) {
  const { timeline, gig } = useFragment(
    graphql`
      fragment DisputeTimeline_dispute on Dispute @throwOnFieldError {
        timeline @catch(to: NULL) {
          kind
          at
          actorName
          note
          startTime
          endTime
          amount {
            amountCents
          }
          minutes
        }
        gig {
          timeZone
        }
      }
    `,
    dispute,
  );
  if (!timeline) {
    return (
      <Card title="Timeline">
        <p className={styles.muted}>The timeline could not be loaded. Reload the page to try again.</p>
      </Card>
    );
  }
  return (
    <Card title="Timeline">
      <ol className={styles.timeline}>
        {timeline.map(({ kind, at, actorName, note, startTime, endTime, amount, minutes }) => {
          const isValued = minutes != null || amount != null;
          const value = isValued
            ? valueText({ minutes: minutes ?? null, cents: amount?.amountCents ?? 0 })
            : null;
          return (
            <li key={`${kind}-${at}-${amount?.amountCents ?? 0}`} className={styles.entry}>
              <p className={styles.deed}>
                <strong>{timelineText(kind)}</strong>
                {value === null ? null : ` · ${value}`}
                {startTime && endTime ? (
                  <>
                    {' · '}
                    <TimeRange start={startTime} end={endTime} zone={gig.timeZone} />
                  </>
                ) : null}
              </p>
              {note ? <q>{note}</q> : null}
              <span className={styles.muted}>
                <DateText instant={at} zone={gig.timeZone} />
                {actorName ? ` · ${actorName}` : null}
              </span>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
