import { overallRating } from '@brigade/domain/day/reviews/overallRating.ts';
import { lazy, Suspense, useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { ProReview_application$key } from '../../__generated__/ProReview_application.graphql.ts';
import { FavoriteToggle } from '../../pros/favorites/FavoriteToggle.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { StarField } from '../../ui/fields/StarField.tsx';
import { Rating } from '../../ui/layout/Rating.tsx';
import styles from './ProReview.module.css';
import { withOverall } from './review.ts';
import type { useReviews } from './useReviews.ts';

// Loaded when the first of them opens.
const ReviewDialog = lazy(() => import('./ReviewDialog.tsx'));
const BlockProDialog = lazy(() => import('../../pros/blocks/BlockProDialog.tsx'));

interface Props {
  application: ProReview_application$key;
  /** Names the work where a screen has several of one pro; default: the pro. */
  label?: string;
  /** The id of the location's node; null if unknown. */
  locationId: string | null;
  /** Whether the viewer may block pros there. */
  canBlock: boolean;
  reviews: ReturnType<typeof useReviews>;
  /** Whether the list has no other control for favorites. */
  showsFavorite?: boolean;
}

/** The rating of one pro in a list, to choose in place. Nothing before the pro can be rated. */
export function ProReview({
  application,
  label,
  locationId,
  canBlock,
  reviews,
  showsFavorite = false,
}: Props) {
  const { id, viewerCanReview, isBlocked, pro, proAtLocation } = useFragment(
    graphql`
      fragment ProReview_application on GigApplication @throwOnFieldError {
        id
        viewerCanReview @catch(to: NULL)
        isBlocked
        pro {
          id
          databaseId
          displayName
          ...FavoriteToggle_pro
        }
        proAtLocation @catch(to: NULL) {
          ...FavoriteToggle_atLocation
        }
      }
    `,
    application,
  );
  const [open, setOpen] = useState<'review' | 'block' | null>(null);
  const environment = useRelayEnvironment();
  const [isBlocking, setBlocking] = useState(false);
  /** What was decided here; the application has what held when the list was loaded. */
  const [decided, setDecided] = useState<boolean | null>(null);
  const review = reviews.reviewOf(id);
  const rating = overallRating(review.ratings);
  const name = pro.displayName;
  if (viewerCanReview !== true) return rating === null ? null : <Rating value={rating} />;

  const refusal = reviews.refusals.get(id);
  const others = reviews.restAfter(id);
  const close = () => setOpen(null);
  const block = async (at: string) => {
    setBlocking(true);
    try {
      // Comes with the first block, which is rare.
      const { blockAfterRating } = await import('./blockAfterRating.ts');
      const rated = { proId: pro.id, proDatabaseId: pro.databaseId, locationId: at, name };
      if (!(await blockAfterRating(environment, rated, setDecided))) setOpen('block');
    } finally {
      setBlocking(false);
    }
  };
  return (
    <div className={styles.review}>
      <div className={styles.line}>
        <StarField
          label={`Rate ${label ?? name}`}
          isLabelHidden
          value={rating}
          onChange={(value) => void reviews.rate(id, withOverall(review, value))}
        />
        {showsFavorite && rating !== null && locationId !== null ? (
          <FavoriteToggle pro={pro} atLocation={proAtLocation} locationId={locationId} />
        ) : null}
        {rating === null ? null : (
          <Button
            variant="text"
            size="small"
            aria-label={`Details of the rating of ${label ?? name}`}
            onPress={() => setOpen('review')}
          >
            Details…
          </Button>
        )}
        {others > 0 ? (
          <Button variant="text" size="small" onPress={() => void reviews.rateRest(id)}>
            Rate the rest the same ({others})
          </Button>
        ) : null}
        {canBlock && !(decided ?? isBlocked) && rating !== null && locationId !== null ? (
          <Button
            variant="text"
            size="small"
            aria-label={`Block ${name}`}
            isLoading={isBlocking}
            onPress={() => void block(locationId)}
          >
            Block
          </Button>
        ) : null}
      </div>
      {review.feedback ? <q className={styles.feedback}>{review.feedback}</q> : null}
      {refusal === undefined ? null : (
        <InlineAlert tone="danger" isLive onDismissed={() => reviews.dismissRefusal(id)}>
          {refusal}
        </InlineAlert>
      )}
      <Suspense>
        {open === 'review' ? (
          <ReviewDialog
            name={name}
            review={review}
            onSaved={(changed) => reviews.rate(id, changed)}
            onClosed={close}
          />
        ) : null}
        {open === 'block' && locationId !== null ? (
          <BlockProDialog
            proId={pro.id}
            locationId={locationId}
            name={name}
            onClosed={close}
            onBlocked={() => {
              setDecided(true);
              close();
            }}
          />
        ) : null}
      </Suspense>
    </div>
  );
}
