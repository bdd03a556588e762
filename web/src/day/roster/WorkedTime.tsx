import { overallRating } from '@brigade/domain/day/reviews/overallRating.ts';
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

/** From when to when a pro worked by their punches, and how the location rated that. */
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
  const clockIn = timePunches.find(({ type }) => type === 'CLOCK_IN');
  const clockOut = timePunches.findLast(({ type }) => type === 'CLOCK_OUT');
  const ratings = review?.ratings.map(({ category, value }) => ({ category, value }));
  const rating = overallRating(ratings ?? []);
  return (
    <span className={styles.worked}>
      {clockIn ? <TimeRange start={clockIn.time} end={clockOut?.time ?? null} zone={zone} /> : 'No clock-in'}
      {rating === null ? null : <Rating value={rating} />}
    </span>
  );
}
