import { gigTypeLabel, gigTypes } from '@brigade/domain/schedule/gigs/gigType.ts';
import { formatDay, formatTime } from '@brigade/domain/platform/time/formatTime.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { memo } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { currentInstant } from '../../platform/clock/currentTime.ts';
import type { GigRow_gig$key } from '../../__generated__/GigRow_gig.graphql.ts';
import { postHref } from '../posting/postHref.ts';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { DateText } from '../../ui/layout/DateText.tsx';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { useLinkClick } from '../../ui/NavigationProvider.tsx';
import { TimeRange } from '../../ui/layout/TimeRange.tsx';
import { GigFillBar } from './GigFillBar.tsx';
import styles from './GigRow.module.css';
import { GigStatusBadge } from './GigStatusBadge.tsx';
import { GigTotal } from './GigTotal.tsx';
import { GigWage } from './GigWage.tsx';

interface Props {
  gig: GigRow_gig$key;
  /** Of the node. */
  id: string;
  locationId: number;
  /** Whether the row says its day, since no heading above does. */
  isDayShown: boolean;
  /** Whether the row says its location, since gigs of several are listed. */
  isLocationShown?: boolean;
  /** Null where nothing can be done with several gigs at once. */
  isSelected?: boolean | null;
  /** Told of the id. Keep it the same between renders. */
  onSelected: (id: string, isSelected: boolean) => void;
  /** What the server said against the last action on it. */
  refusal?: string | undefined;
}

/** One gig of the list. It is not drawn again with every further page: there may be thousands. */
export const GigRow = memo(function GigRow({
  gig,
  id,
  locationId,
  isDayShown,
  isLocationShown = false,
  isSelected = null,
  onSelected,
  refusal,
}: Props) {
  const data = useFragment(
    graphql`
      fragment GigRow_gig on Gig @throwOnFieldError {
        databaseId
        startTime
        endTime
        timeZone
        type
        isRecurring
        startCountsAsPast
        locationName
        location {
          databaseId
        }
        skill {
          name
        }
        event {
          name
        }
        boostBonus @catch(to: NULL) {
          amountCents
        }
        fill {
          openApplications
        }
        ...GigFillBar_gig
        ...GigTotal_gig
        ...GigWage_gig
        ...GigStatusBadge_gig
      }
    `,
    gig,
  );
  const followLink = useLinkClick();
  const type = gigTypes.find((known) => known === data.type);
  const facts = [
    isLocationShown ? data.locationName : null,
    type && type !== 'MARKETPLACE' ? gigTypeLabel(type) : null,
    data.event?.name,
    data.isRecurring ? 'Repeats' : null,
    data.boostBonus && data.boostBonus.amountCents > 0 ? 'Boosted' : null,
  ].filter(Boolean);
  const waiting = data.startCountsAsPast ? 0 : data.fill.openApplications;

  return (
    <article
      className={styles.row}
      data-past={data.startCountsAsPast || undefined}
      data-selectable={isSelected !== null || undefined}
    >
      {isSelected === null ? null : (
        <Checkbox
          className={styles.box}
          aria-label={`Select ${data.skill.name}, ${when(data.startTime, data.timeZone)}`}
          isSelected={isSelected}
          onChange={(isTicked) => onSelected(id, isTicked)}
        />
      )}
      <div className={styles.time}>
        {isDayShown ? <DateText instant={data.startTime} zone={data.timeZone} format="day" /> : null}
        <TimeRange start={data.startTime} end={data.endTime} zone={data.timeZone} isZoneShown />
      </div>
      <div className={styles.what}>
        <h3 className={styles.title}>
          <a
            className={styles.link}
            href={`/locations/${data.location?.databaseId ?? locationId}/gigs/${data.databaseId}`}
            onClick={followLink}
          >
            {data.skill.name}
          </a>
        </h3>
        {facts.length > 0 ? <p className={styles.facts}>{facts.join(' · ')}</p> : null}
      </div>
      <div className={styles.fill}>
        <GigFillBar gig={data} />
        {waiting > 0 ? (
          <span className={styles.waiting}>
            {waiting === 1 ? '1 applicant waiting' : `${waiting} applicants waiting`}
          </span>
        ) : null}
      </div>
      <div className={styles.wage}>
        <GigWage gig={data} />
        <GigTotal gig={data} />
      </div>
      <div className={styles.status}>
        <GigStatusBadge gig={data} />
        {isSelected !== null && data.startCountsAsPast ? (
          <LinkButton
            className={styles.repost}
            variant="outlined"
            size="small"
            href={postHref(locationId, { copyOf: data.databaseId })}
            aria-label={`Repost ${data.skill.name}, ${when(data.startTime, data.timeZone)}`}
          >
            Repost
          </LinkButton>
        ) : null}
      </div>
      {refusal === undefined ? null : (
        <div className={styles.refusal}>
          <InlineAlert tone="danger" isLive>
            {refusal}
          </InlineAlert>
        </div>
      )}
    </article>
  );
});

function when(start: string, zone: string): string {
  const instant = Temporal.Instant.from(start);
  return `${formatDay(instant, zone, currentInstant())}, ${formatTime(instant, zone)}`;
}
