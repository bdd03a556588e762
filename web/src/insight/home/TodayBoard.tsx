import { memo } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { TodayBoard_schedule$key } from '../../__generated__/TodayBoard_schedule.graphql.ts';
import { useMinutes } from '../../day/roster/useMinutes.ts';
import { currentMs } from '../../platform/clock/currentTime.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { TextLink } from '../../ui/navigation/TextLink.tsx';
import { BoardAxis } from './BoardAxis.tsx';
import { boardHours, shareOf } from './boardHours.ts';
import styles from './TodayBoard.module.css';
import { TodayLane } from './TodayLane.tsx';

interface Props {
  schedule: TodayBoard_schedule$key;
  locationId: number;
  /** The IANA zone of the location. */
  zone: string;
  /** Whether the viewer may replace pros. */
  canReplace: boolean;
}

/** The shifts of today against the hours: who is in, who is missing, and what starts next. */
export const TodayBoard = memo(function TodayBoard({ schedule, locationId, zone, canReplace }: Props) {
  const { gigs } = useFragment(
    graphql`
      fragment TodayBoard_schedule on DaySchedule @throwOnFieldError {
        gigs {
          gig {
            id
            startTime
            endTime
          }
          ...TodayLane_gig
        }
      }
    `,
    schedule,
  );
  useMinutes();
  const hours = boardHours(gigs.map(({ gig: { startTime, endTime } }) => ({ startTime, endTime })));
  const now = hours && shareOf(currentMs(), hours);
  const isNowShown = now !== null && now >= 0 && now <= 1;
  return (
    <Card
      title="Today"
      padding="none"
      actions={<TextLink href={`/locations/${locationId}/schedule`}>Schedule</TextLink>}
    >
      {hours === null ? (
        <p className={styles.none}>No shifts today.</p>
      ) : (
        <div className={styles.board}>
          <BoardAxis hours={hours} zone={zone} />
          <ul className={styles.lanes}>
            {gigs.map((gig) => (
              <TodayLane
                key={gig.gig.id}
                gig={gig}
                hours={hours}
                now={isNowShown ? now : null}
                locationId={locationId}
                zone={zone}
                canReplace={canReplace}
              />
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
});
