import { graphql, useFragment } from 'react-relay/hooks';
import type { ProHistoryEntry_application$key } from '../../__generated__/ProHistoryEntry_application.graphql.ts';
import { ApplicationStatusBadge } from '../applications/ApplicationStatusBadge.tsx';
import { DateText } from '../../ui/layout/DateText.tsx';
import { Rating } from '../../ui/layout/Rating.tsx';
import { TextLink } from '../../ui/navigation/TextLink.tsx';
import styles from './ProHistoryEntry.module.css';
import { PositionLabel } from '../../pros/skills/PositionLabel.tsx';

interface Props {
  application: ProHistoryEntry_application$key;
  locationId: number;
  zone: string | null;
}

/** One gig that the pro applied for, and what came of it. */
export function ProHistoryEntry({ application: key, locationId, zone }: Props) {
  const application = useFragment(
    graphql`
      fragment ProHistoryEntry_application on GigApplication @throwOnFieldError {
        gig {
          databaseId
          startTime
          skill {
            name
          }
        }
        review {
          feedback
          rating
        }
        ...ApplicationStatusBadge_application
      }
    `,
    key,
  );
  const { gig, review } = application;
  return (
    <li className={styles.entry}>
      <div className={styles.line}>
        <span className={styles.part}>
          {gig ? (
            <TextLink href={`/locations/${locationId}/gigs/${gig.databaseId}`}>
              <PositionLabel name={gig.skill.name} />
            </TextLink>
          ) : (
            <span>Shift</span>
          )}
          <span className={styles.when}>
            {gig ? <DateText instant={gig.startTime} zone={zone} format="day" /> : null}
          </span>
        </span>
        <span className={styles.part}>
          <ApplicationStatusBadge application={application} />
          {review?.rating == null ? null : <Rating value={review.rating} />}
        </span>
      </div>
      {review?.feedback ? <p className={styles.feedback}>“{review.feedback}”</p> : null}
    </li>
  );
}
