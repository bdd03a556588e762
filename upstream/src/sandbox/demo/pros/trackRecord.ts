import type { RatingSummary } from '../../../pros/profiles/profileTables.ts';
import type { DemoApplication } from '../applications/demoApplication.ts';
import { RandomStream } from '../random/randomStream.ts';
import type { DemoPro } from './demoPro.ts';
import { ratingCategories } from './ratingCategories.ts';

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
  ratingsSummary: RatingSummary[];
}

const rounded = (value: number, steps: number) => Math.round(value * steps) / steps;

function summarize(
  seed: number,
  pro: DemoPro,
  reviews: readonly NonNullable<DemoApplication['review']>[],
): RatingSummary[] {
  const { career } = pro;
  const count = career.reviews + reviews.length;
  if (count === 0) return [];
  return ratingCategories.map(({ rank, name, label, isOverall }) => {
    const drift = isOverall ? 0 : new RandomStream(seed, `pro/${pro.id}/rating/${name}`).between(-0.22, 0.18);
    const before = Math.min(5, Math.max(1, career.rating + drift)) * career.reviews;
    const here = reviews.reduce(
      (sum, { ratings }) => sum + (ratings.find(({ category }) => category === name)?.value ?? 0),
      0,
    );
    return {
      rank,
      name,
      label,
      is_overall_type: isOverall,
      avg_rating: rounded((before + here) / count, 100),
      rating_count: count,
    };
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
  const ratingsSummary = summarize(seed, pro, reviews);
  return {
    gigsWorked,
    callouts,
    noShows,
    reviews: career.reviews + reviews.length,
    rating: ratingsSummary.find(({ is_overall_type }) => is_overall_type)?.avg_rating ?? null,
    completionPercentage: agreed === 0 ? null : rounded((100 * gigsWorked) / agreed, 10),
    ratingsSummary,
  };
}
