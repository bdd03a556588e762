import type { DemoApplication } from '../applications/demoApplication.ts';
import { RandomStream } from '../random/randomStream.ts';
import type { DemoPro } from './demoPro.ts';
import { ratingCategories } from './ratingCategories.ts';

/** The stars that a pro got in one category, from {@link TrackRecord.reviews} reviews. */
type CategoryStars = { category: string; stars: number };

/** A pro's record: their earlier career plus the demo's own gigs. */
export interface TrackRecord {
  gigsWorked: number;
  callouts: number;
  noShows: number;
  reviews: number;
  /** 1 to 5 with two decimals; null without reviews. */
  rating: number | null;
  /** The percentage of agreed gigs that were completed, with one decimal; null without any. */
  completionPercentage: number | null;
  /** Empty without reviews. */
  ratings: CategoryStars[];
}

const rounded = (value: number, steps: number) => Math.round(value * steps) / steps;

function sumStars(
  seed: number,
  pro: DemoPro,
  reviews: readonly NonNullable<DemoApplication['review']>[],
): CategoryStars[] {
  const { career } = pro;
  if (career.reviews + reviews.length === 0) return [];
  return ratingCategories.map((category, index) => {
    const drift =
      index === 0 ? 0 : new RandomStream(seed, `pro/${pro.id}/rating/${category}`).between(-0.22, 0.18);
    const before = Math.min(5, Math.max(1, career.rating + drift)) * career.reviews;
    const here = reviews.reduce(
      (sum, { ratings }) => sum + (ratings.find((rating) => rating.category === category)?.value ?? 0),
      0,
    );
    return { category, stars: Math.round(before + here) };
  });
}

/** The record at `now`, including the pro's demo applications. */
export function trackRecord(
  seed: number,
  pro: DemoPro,
  applications: readonly DemoApplication[],
  now: number,
): TrackRecord {
  const { career } = pro;
  const ended = (reason: string) =>
    applications.filter(({ cancellation }) => cancellation?.reason === reason).length;
  const worked = applications.filter(
    ({ stage, cancellation, gig }) => stage === 'CONFIRMED' && cancellation === null && gig.end <= now,
  );
  const reviews = worked.flatMap(({ review }) => (review === null ? [] : [review]));
  const gigsWorked = career.gigsWorked + worked.length;
  const callouts = career.callouts + ended('CALLED_OUT');
  const noShows = career.noShows + ended('NO_SHOW');
  const agreed = gigsWorked + callouts + noShows;
  const reviewCount = career.reviews + reviews.length;
  const ratings = sumStars(seed, pro, reviews);
  const [overall] = ratings;
  return {
    gigsWorked,
    callouts,
    noShows,
    reviews: reviewCount,
    rating: overall === undefined ? null : rounded(overall.stars / reviewCount, 100),
    completionPercentage: agreed === 0 ? null : rounded((100 * gigsWorked) / agreed, 10),
    ratings,
  };
}
