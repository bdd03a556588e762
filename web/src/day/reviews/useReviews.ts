import { useRef, useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type {
  useReviews_applications$data,
  useReviews_applications$key,
} from '../../__generated__/useReviews_applications.graphql.ts';
import { announce } from '../../ui/feedback/announce.ts';
import { noReview, type Review } from './review.ts';
import { reviewPros } from './reviewPros.ts';

type StoredReview = NonNullable<useReviews_applications$data[number]['review']>;

/** Rates the pros of a list. What was chosen shows at once, before the server responds. */
export function useReviews(applications: useReviews_applications$key) {
  const pros = useFragment(
    graphql`
      fragment useReviews_applications on GigApplication @relay(plural: true) @throwOnFieldError {
        id
        viewerCanReview @catch(to: NULL)
        review {
          feedback
          ratings {
            category
            value
          }
        }
      }
    `,
    applications,
  );
  const environment = useRelayEnvironment();
  const [chosen, setChosen] = useState<ReadonlyMap<string, Review>>(new Map());
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map());
  const [last, setLast] = useState<string | null>(null);
  /** What is chosen while a request is on its way; sent after it, so that the last choice is the one that stays. */
  const waiting = useRef(new Map<string, Review | null>());

  const reviewOf = (id: string): Review => {
    const stored = pros.find((pro) => pro.id === id)?.review;
    return chosen.get(id) ?? (stored ? readReview(stored) : noReview);
  };
  const rest = pros
    .filter(({ id, viewerCanReview, review }) => viewerCanReview === true && !review && !chosen.has(id))
    .map(({ id }) => id);

  /** Resolves to the refusals. */
  const send = async (reviews: ReadonlyMap<string, Review>): Promise<ReadonlyMap<string, string>> => {
    setChosen((before) => new Map([...before, ...reviews]));
    setRefusals((before) => without(before, reviews));
    for (const id of reviews.keys()) waiting.current.set(id, null);
    const { refused } = await reviewPros(environment, reviews);
    const again = new Map<string, Review>();
    for (const id of reviews.keys()) {
      const next = waiting.current.get(id) ?? null;
      if (next) again.set(id, next);
      waiting.current.delete(id);
    }
    const final = without(refused, again);
    setChosen((before) => without(before, without(reviews, again)));
    setRefusals((before) => new Map([...before, ...final]));
    return again.size === 0 ? final : new Map([...final, ...(await send(again))]);
  };

  /** Rates one pro. Resolves to the server's refusal; null if there is none, or while another request decides. */
  const rate = async (id: string, review: Review): Promise<string | null> => {
    setLast(id);
    if (waiting.current.has(id)) {
      waiting.current.set(id, review);
      setChosen((before) => new Map([...before, [id, review]]));
      return null;
    }
    return (await send(new Map([[id, review]]))).get(id) ?? null;
  };

  /** Rates several pros. Resolves to the server's refusals. */
  const rateAll = async (reviews: ReadonlyMap<string, Review>): Promise<ReadonlyMap<string, string>> => {
    const refused = await send(reviews);
    const count = reviews.size - refused.size;
    if (count > 0) announce(`${count} ${count === 1 ? 'rating' : 'ratings'} saved`);
    return refused;
  };

  const rateRest = async (id: string): Promise<void> => {
    const { ratings } = reviewOf(id);
    await rateAll(new Map(rest.map((one) => [one, { ratings, feedback: null }])));
  };

  return {
    reviewOf,
    refusals,
    dismissRefusal: (id: string) => setRefusals((before) => without(before, new Map([[id, '']]))),
    rate,
    rateAll,
    /** How many others can get the same rating as this pro, who was rated last. */
    restAfter: (id: string) => (id === last ? rest.length : 0),
    rateRest,
  };
}

function readReview({ ratings, feedback }: StoredReview): Review {
  return { ratings: ratings.map(({ category, value }) => ({ category, value })), feedback: feedback ?? null };
}

function without<Value>(
  map: ReadonlyMap<string, Value>,
  keys: ReadonlyMap<string, unknown>,
): ReadonlyMap<string, Value> {
  return new Map([...map].filter(([id]) => !keys.has(id)));
}
