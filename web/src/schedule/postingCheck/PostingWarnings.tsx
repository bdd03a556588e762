import { lazy, Suspense, useEffect, useTransition } from 'react';
import { useQueryLoader } from 'react-relay/hooks';
import type { PostingWarningsResultsQuery } from '../../__generated__/PostingWarningsResultsQuery.graphql.ts';
import postingWarningsResultsQuery from '../../__generated__/PostingWarningsResultsQuery$parameters.ts';
import { ErrorBoundary } from '../../platform/screen/ErrorBoundary.tsx';
import styles from './PostingWarnings.module.css';

// Loaded while the first check is on its way.
const PostingWarningsResults = lazy(() => import('./PostingWarningsResults.tsx'));

/** One gig that is about to be posted, as far as it is worth a warning. */
export interface CheckedShift {
  /** Id of the skill's node. */
  readonly skillId: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  /** HH:mm, as the end; an end at or before it is on the next day. */
  readonly startTime: string;
  readonly endTime: string;
  /** Cents an hour; null while it is not decided. */
  readonly wageCents: number | null;
}

interface Props {
  locationId: number;
  /** Every gig that will be posted, those of a series one by one; incomplete ones are left out. At most 104 count. */
  shifts: readonly CheckedShift[];
  /** Whether the posting names a contact on the day. */
  hasContact: boolean;
}

/** People type; they are answered once they pause for so long, in milliseconds. */
const pause = 500;

/** The most that can be posted, and checked, at once. */
const mostShifts = 104;

/** What is worth knowing before these gigs are posted; follows the form while it is being filled. */
export function PostingWarnings({ locationId, shifts, hasContact }: Props) {
  const [queryRef, load, dispose] = useQueryLoader<PostingWarningsResultsQuery>(postingWarningsResultsQuery);
  const [isPending, startTransition] = useTransition();
  // By its text: the same shifts in a new list are no reason to ask again.
  const question = JSON.stringify({ locationId, input: { shifts: shifts.slice(0, mostShifts), hasContact } });
  const isEmpty = shifts.length === 0;

  useEffect(() => {
    if (isEmpty) return dispose();
    const timer = setTimeout(() => {
      // A transition keeps the previous warnings on screen until the new ones load.
      startTransition(() => load(JSON.parse(question) as PostingWarningsResultsQuery['variables']));
    }, pause);
    return () => clearTimeout(timer);
  }, [question, isEmpty, load, dispose]);

  if (!queryRef || isEmpty) return null;
  return (
    <section className={styles.warnings} aria-label="Worth knowing" aria-busy={isPending}>
      <ErrorBoundary
        resetKey={queryRef}
        renderError={() => (
          <p className={styles.hint}>
            Conflicts and wages could not be checked right now. You can still post.
          </p>
        )}
      >
        <Suspense fallback={<p className={styles.hint}>Checking for conflicts…</p>}>
          <PostingWarningsResults queryRef={queryRef} locationId={locationId} />
        </Suspense>
      </ErrorBoundary>
    </section>
  );
}
