import { overallRating } from '@brigade/domain/day/reviews/overallRating.ts';
import { workStretches } from '@brigade/domain/day/roster/workStretches.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { WorkedTime_application$key } from '../../__generated__/WorkedTime_application.graphql.ts';
import { Rating } from '../../ui/layout/Rating.tsx';
import { TimeRange } from '../../ui/layout/TimeRange.tsx';
import styles from './GigPlaces.module.css';

interface Props {
  application: WorkedTime_application$key;
  /** The IANA zone of the location, if known. */
  zone: string | null | undefined;
}

/** From when to when a pro worked by their punches, in each stretch of work, and how the location rated that. */
export function WorkedTime({ application, zone }: Props) {
  const { timePunches, review } = useFragment(
    graphql`
      fragment WorkedTime_application on GigApplication @throwOnFieldError {
        timePunches {
          type
          time
        }
        review {
          ratings {
            category
            value
          }
        }
      }
    `,
    application,
  );
  const stretches = workStretches(
    timePunches.map(({ type, time }) => ({
      type: type === 'CLOCK_IN' ? 'CLOCK_IN' : 'CLOCK_OUT',
      time: Temporal.Instant.from(time),
    })),
  );
  const ratings = review?.ratings.map(({ category, value }) => ({ category, value }));
  const rating = overallRating(ratings ?? []);
  return (
    <span className={styles.worked}>
      {stretches.length === 0 ? 'No clock-in' : null}
      {stretches.map(({ start, end }) => (
        <TimeRange
          key={start.toString()}
          start={start.toString()}
          end={end?.toString() ?? null}
          zone={zone}
        />
      ))}
      {rating === null ? null : <Rating value={rating} />}
    </span>
  );
}
