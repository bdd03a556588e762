import { graphql, useFragment } from 'react-relay/hooks';
import type { ProRatings_pro$key } from '../../__generated__/ProRatings_pro.graphql.ts';
import { Rating } from '../../ui/layout/Rating.tsx';
import styles from './ProProfile.module.css';

/** How businesses rate a pro, by category, the overall rating first. */
export function ProRatings({ pro }: { pro: ProRatings_pro$key }) {
  const { ratings } = useFragment(
    graphql`
      fragment ProRatings_pro on Pro @throwOnFieldError {
        ratings {
          name
          label
          rank
          isOverall
          averageRating
          ratingCount
        }
      }
    `,
    pro,
  );
  const shown = (ratings ?? []).toSorted(
    (one, other) => Number(other.isOverall) - Number(one.isOverall) || one.rank - other.rank,
  );
  if (shown.length === 0) return <p className={styles.none}>No ratings yet.</p>;
  return (
    <dl className={styles.ratings}>
      {shown.map(({ name, label, isOverall, averageRating, ratingCount }) => (
        <div key={name} className={styles.rating} data-overall={isOverall || undefined}>
          <dt>{label}</dt>
          <dd>
            <Rating value={averageRating ?? null} count={ratingCount} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
