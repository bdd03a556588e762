import Star from 'lucide-react/icons/star';
import styles from './Rating.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface RatingProps {
  /** 0 to 5, null when no one has rated yet. */
  value: number | null;
  /** How many ratings it is made of. */
  count?: number | undefined;
}

/** An average rating: one star and a number. */
export function Rating({ value, count }: RatingProps) {
  if (value === null) return <span className={styles.none}>No ratings yet</span>;
  const shown = value.toFixed(1);
  const by = count === undefined ? '' : ` from ${count} ${count === 1 ? 'rating' : 'ratings'}`;
  return (
    <span className={styles.rating}>
      <Star aria-hidden="true" />
      <span aria-hidden="true">
        {shown}
        {count === undefined ? null : <span className={styles.count}> ({count})</span>}
      </span>
      <VisuallyHidden>{`Rated ${shown} out of 5${by}`}</VisuallyHidden>
    </span>
  );
}
