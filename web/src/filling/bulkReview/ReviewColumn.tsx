import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { useId, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ReviewColumn_gig$key } from '../../__generated__/ReviewColumn_gig.graphql.ts';
import { currentInstant } from '../../platform/clock/currentTime.ts';
import { GigSlots } from '../../schedule/gigs/GigSlots.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { DateText } from '../../ui/layout/DateText.tsx';
import { MovingRows } from '../../ui/motion/MovingRows.tsx';
import { TextLink } from '../../ui/navigation/TextLink.tsx';
import { TimeRange } from '../../ui/layout/TimeRange.tsx';
import styles from './ReviewColumn.module.css';
import { PositionLabel } from '../../pros/skills/PositionLabel.tsx';

/** The state and actions that the cards of the board share. */
export interface ReviewBoardWork {
  readonly busy: ReadonlySet<string>;
  readonly refusals: ReadonlyMap<string, string>;
  readonly dismissRefusal: (applicationId: string) => void;
  readonly select: (applicationId: string) => void;
  readonly dismiss: (applicationId: string) => void;
  /** The numbers of the applications marked for comparison. */
  readonly compared: readonly number[];
  readonly isCompareFull: boolean;
  readonly mark: (applicationDatabaseId: number) => void;
  /** The URL that opens a pro's profile. */
  readonly hrefOf: (proUuid: string) => string;
}

interface Props {
  gig: ReviewColumn_gig$key;
  locationId: number;
  /** Whether small screens show this column. */
  isShown: boolean;
  /** The number of open applicants that are not loaded. */
  remaining: number;
  isLoading: boolean;
  /** Loads the next of them, or all again after a failure. */
  onMore: () => void;
  /** Whether the applicants could not be loaded. */
  hasFailed: boolean;
  /** The cards, as list items. */
  children: readonly ReactNode[];
}

/** A gig of the board with its open applicants. */
export function ReviewColumn({
  gig,
  locationId,
  isShown,
  remaining,
  isLoading,
  onMore,
  hasFailed,
  children,
}: Props) {
  const data = useFragment(
    graphql`
      fragment ReviewColumn_gig on Gig @throwOnFieldError {
        databaseId
        startTime
        endTime
        timeZone
        skill {
          name
        }
        ...GigSlots_gig
      }
    `,
    gig,
  );
  const hasStarted = Temporal.Instant.compare(Temporal.Instant.from(data.startTime), currentInstant()) <= 0;
  const isEmpty = !hasFailed && children.length === 0 && remaining <= 0;
  const titleId = useId();
  const href = `/locations/${locationId}/gigs/${data.databaseId}/applicants`;

  return (
    <section
      className={styles.column}
      aria-labelledby={titleId}
      data-column
      data-shown={isShown || undefined}
    >
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          <TextLink href={href}>
            <PositionLabel name={data.skill.name} /> {`#${data.databaseId}`}
          </TextLink>
        </h2>
        <p className={styles.when}>
          <DateText instant={data.startTime} zone={data.timeZone} format="day" />
          {' · '}
          <TimeRange start={data.startTime} end={data.endTime} zone={data.timeZone} />
        </p>
        <GigSlots gig={data} />
        {hasStarted ? (
          <p className={styles.when}>This shift has started. Its applicants can no longer be selected.</p>
        ) : null}
      </header>
      {hasFailed ? <p className={styles.empty}>The applicants could not be loaded.</p> : null}
      {isEmpty ? <p className={styles.empty}>No open applicants.</p> : null}
      {children.length > 0 ? <MovingRows className={styles.cards}>{children}</MovingRows> : null}
      {hasFailed || remaining > 0 ? (
        <Button variant="outlined" size="small" fullWidth isLoading={isLoading} onPress={onMore}>
          {hasFailed ? 'Try again' : `Show the next of ${remaining} more`}
        </Button>
      ) : null}
    </section>
  );
}
