import { graphql, useFragment } from 'react-relay/hooks';
import type { DisputeTimelineEntry_entry$key } from '../../__generated__/DisputeTimelineEntry_entry.graphql.ts';
import { placeText } from '../../day/geoLogs/geoLogTexts.ts';
import { FieldChanges } from '../../schedule/editing/FieldChanges.tsx';
import { DateText } from '../../ui/layout/DateText.tsx';
import { TimeRange } from '../../ui/layout/TimeRange.tsx';
import { TextLink } from '../../ui/navigation/TextLink.tsx';
import styles from './DisputeTimeline.module.css';
import { entryAmount, timelineText } from './disputeTexts.ts';
import { TimelineIcon } from './TimelineIcon.tsx';
import { type TimelinePlace, timelineHref } from './timelineHref.ts';

interface Props {
  entry: DisputeTimelineEntry_entry$key;
  zone: string | null | undefined;
  place: TimelinePlace;
}

/** One piece of evidence: what happened, by whose hand and at which time, with the values before and after. */
export function DisputeTimelineEntry({ entry: key, zone, place }: Props) {
  const entry = useFragment(
    graphql`
      fragment DisputeTimelineEntry_entry on DisputeTimelineEntry {
        kind
        at
        actorName
        note
        reason
        startTime
        endTime
        amount {
          amountCents
        }
        minutes
        position {
          distanceMeters
          radiusMeters
          precision
        }
        changes {
          ...FieldChanges_fields
        }
      }
    `,
    key,
  );
  const { kind, at, actorName, note, reason, startTime, endTime, position, changes } = entry;
  const { precision, distanceMeters, radiusMeters } = position ?? {};
  const href = timelineHref(kind, place);
  const text = timelineText(kind);
  const amount = entryAmount({ kind, minutes: entry.minutes, cents: entry.amount?.amountCents });
  return (
    <li className={styles.entry}>
      <TimelineIcon kind={kind} />
      <div className={styles.deed}>
        <p className={styles.line}>
          <strong>{href === null ? text : <TextLink href={href}>{text}</TextLink>}</strong>
          {amount === null ? null : ` · ${amount}`}
          {startTime && endTime ? (
            <>
              {' · '}
              <TimeRange start={startTime} end={endTime} zone={zone} />
            </>
          ) : null}
        </p>
        {reason ? <p className={styles.line}>{reason}</p> : null}
        {precision === undefined ? null : (
          <p className={styles.line}>{placeText({ precision, distanceMeters, radiusMeters })}</p>
        )}
        <FieldChanges fields={changes} />
        {note ? <q className={styles.note}>{note}</q> : null}
        <span className={styles.muted}>
          <DateText instant={at} zone={zone} format="time" isExact />
          {actorName ? ` · ${actorName}` : null}
        </span>
      </div>
    </li>
  );
}
