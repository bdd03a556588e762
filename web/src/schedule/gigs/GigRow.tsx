import { memo } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { dayAndTime } from '../../platform/clock/dayAndTime.ts';
import type { GigRow_gig$key } from '../../__generated__/GigRow_gig.graphql.ts';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { useLinkClick } from '../../ui/navigation/NavigationProvider.tsx';
import { GigFaces } from './GigFaces.tsx';
import { GigSlots } from './GigSlots.tsx';
import { useGlow } from '../../ui/motion/lazyMotion.ts';
import styles from './GigRow.module.css';
import { GigRowFacts } from './GigRowFacts.tsx';
import { GigRowTime } from './GigRowTime.tsx';
import { GigRowWaiting } from './GigRowWaiting.tsx';
import { RepostButton } from './RepostButton.tsx';
import { GigStatusBadge } from './GigStatusBadge.tsx';
import { GigTotal } from './GigTotal.tsx';
import { GigWage } from './GigWage.tsx';
import { PositionLabel } from '../../pros/skills/PositionLabel.tsx';

interface Props {
  gig: GigRow_gig$key;
  /** The global ID of the gig. */
  id: string;
  locationId: number;
  /** Whether to show the day, for lists that are not grouped by day. */
  isDayShown: boolean;
  /** The IANA zone that the heading of the day names; the browser's where absent. */
  headingZone?: string | undefined;
  /** Whether to show the location, for lists of several locations. */
  isLocationShown?: boolean;
  /** Whether to show how many applicants wait, for those who decide about them. */
  isReviewer?: boolean;
  /** Null if the viewer cannot use bulk actions. */
  isSelected?: boolean | null;
  /** Must be stable between renders. */
  onSelected: (id: string, isSelected: boolean) => void;
  /** The error of the last bulk action. */
  refusal?: string | undefined;
}

/** A gig in the list. Memoized, because a list can have thousands of rows. */
export const GigRow = memo(function GigRow({
  gig,
  id,
  locationId,
  isDayShown,
  headingZone,
  isLocationShown = false,
  isReviewer = true,
  isSelected = null,
  onSelected,
  refusal,
}: Props) {
  const data = useFragment(
    graphql`
      fragment GigRow_gig on Gig @throwOnFieldError {
        databaseId
        startTime
        timeZone
        startCountsAsPast
        location {
          databaseId
        }
        skill {
          name
        }
        listStatus
        fill {
          openApplications
          selected
          confirmed
          places
        }
        ...GigRowTime_gig
        ...GigRowFacts_gig
        ...GigRowWaiting_gig
        ...GigFaces_gig
        ...GigSlots_gig
        ...GigTotal_gig
        ...GigWage_gig
        ...GigStatusBadge_gig
      }
    `,
    gig,
  );
  const { places, selected, confirmed, openApplications } = data.fill;
  const row = useGlow<HTMLElement>(
    [data.listStatus, places, selected, confirmed, openApplications].join(' '),
  );
  const followLink = useLinkClick();
  const name = `${data.skill.name}, ${dayAndTime(data.startTime, data.timeZone)}`;
  const href = `/locations/${data.location?.databaseId ?? locationId}/gigs/${data.databaseId}`;

  return (
    <article
      ref={row}
      className={styles.row}
      data-past={data.startCountsAsPast || undefined}
      data-selectable={isSelected !== null || undefined}
    >
      {isSelected === null ? null : (
        <Checkbox
          className={styles.box}
          aria-label={`Select ${name}`}
          isSelected={isSelected}
          onChange={(isTicked) => onSelected(id, isTicked)}
        />
      )}
      <div className={styles.time}>
        <GigRowTime gig={data} isDayShown={isDayShown} headingZone={headingZone} />
      </div>
      <div className={styles.what}>
        <h3 className={styles.title}>
          <a className={styles.link} href={href} onClick={followLink}>
            <PositionLabel name={data.skill.name} />
          </a>
        </h3>
        <GigRowFacts gig={data} isLocationShown={isLocationShown} />
        <GigFaces gig={data} />
      </div>
      <div className={styles.fill}>
        <GigSlots gig={data} isCompact />
      </div>
      <div className={styles.waiting}>
        {isReviewer ? <GigRowWaiting gig={data} href={href} /> : null}
        {isSelected !== null && data.startCountsAsPast ? (
          <RepostButton locationId={locationId} gigDatabaseId={data.databaseId} gigName={name} />
        ) : null}
      </div>
      <div className={styles.wage}>
        <GigWage gig={data} />
        <GigTotal gig={data} />
      </div>
      <div className={styles.status}>
        <GigStatusBadge gig={data} />
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
