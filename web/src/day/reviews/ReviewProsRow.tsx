import { overallCategory } from '@brigade/domain/day/reviews/reviewTerms.ts';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ReviewProsRow_application$key } from '../../__generated__/ReviewProsRow_application.graphql.ts';
import { ProAvatar } from '../../pros/profiles/ProAvatar.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { StarField } from '../../ui/fields/StarField.tsx';
import { ReviewFields } from './ReviewFields.tsx';
import styles from './ReviewProsDialog.module.css';
import { noReview } from './review.ts';
import { reviewValues, type ReviewValues } from './reviewValues.ts';

interface Props {
  application: ReviewProsRow_application$key;
  /** Undefined before the pro is rated. */
  value: ReviewValues | undefined;
  onChange: (value: ReviewValues) => void;
  /** What is wrong with the review, or why the server refused it. */
  errorMessage: string | undefined;
  /** How many others can get the same ratings. */
  restCount: number;
  onRestRated: (ratings: ReviewValues['ratings']) => void;
}

/** One of several pros to rate: the stars, and the categories and the feedback on demand. */
export function ReviewProsRow({ application, value, onChange, errorMessage, restCount, onRestRated }: Props) {
  const { pro } = useFragment(
    graphql`
      fragment ReviewProsRow_application on GigApplication @throwOnFieldError {
        pro {
          displayName
          ...ProAvatar_pro
        }
      }
    `,
    application,
  );
  const [isOpen, setIsOpen] = useState(false);
  const name = pro.displayName;
  const review = value ?? reviewValues(noReview);
  return (
    <li className={styles.pro}>
      <div className={styles.line}>
        <ProAvatar pro={pro} />
        <span className={styles.name}>{name}</span>
        <StarField
          label={`Rate ${name}`}
          isLabelHidden
          value={review.ratings[overallCategory] ?? null}
          errorMessage={errorMessage}
          onChange={(stars) =>
            onChange({ ...review, ratings: { ...review.ratings, [overallCategory]: stars } })
          }
        />
        <Button
          variant="text"
          size="small"
          aria-expanded={isOpen}
          aria-label={`Details of the rating of ${name}`}
          onPress={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Hide details' : 'Details…'}
        </Button>
      </div>
      {restCount > 0 && overallCategory in review.ratings ? (
        <Button variant="text" size="small" onPress={() => onRestRated(review.ratings)}>
          Rate the rest the same ({restCount})
        </Button>
      ) : null}
      {isOpen ? (
        <fieldset className={styles.details} aria-label={`Details of the rating of ${name}`}>
          <ReviewFields hidesOverall value={review} onChange={onChange} />
        </fieldset>
      ) : null}
    </li>
  );
}
