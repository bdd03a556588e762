import type { ReviewRating } from '../../database/tables/gigs.ts';
import { ratingCategories } from '../pros/ratingCategories.ts';
import type { RandomStream } from '../random/randomStream.ts';
import type { DemoApplication } from './demoApplication.ts';
import { reviewTexts } from './reviewTexts.ts';

const hour = 60 * 60 * 1000;

function drawPoints(stream: RandomStream, quality: number): 2 | 3 | 4 | 5 {
  return stream.weighted([
    [5, 1 + 9 * quality],
    [4, 3],
    [3, 2.2 * (1.15 - quality)],
    [2, 1.2 * (1.05 - quality)],
  ]);
}

/** A location's review of a shift that has ended, or null where nobody wrote one. */
export function drawReview(
  stream: RandomStream,
  quality: number,
  end: number,
  now: number,
): DemoApplication['review'] {
  const at = end + stream.between(1, 40) * hour;
  if (!stream.chance(0.58) || at > now) return null;
  const overall = drawPoints(stream, quality);
  const near = () => Math.max(1, Math.min(5, overall + stream.pick([-1, 0, 0, 0, 1])));
  const ratings: ReviewRating[] = ratingCategories.map(({ name, isOverall }) => ({
    category: name,
    value: isOverall ? overall : near(),
  }));
  return { feedback: stream.chance(0.65) ? stream.pick(reviewTexts[overall]) : null, ratings, at };
}
