import { ratingCategories } from '../pros/ratingCategories.ts';
import type { RandomStream } from '../random/randomStream.ts';
import type { DemoApplication } from './demoApplication.ts';
import { reviewTexts, type ReviewText } from './reviewTexts.ts';

const hour = 60 * 60 * 1000;

function drawPoints(stream: RandomStream, quality: number): ReviewText['points'] {
  return stream.weighted([
    [5, 1 + 9 * quality],
    [4, 3],
    [3, 2.2 * (1.15 - quality)],
    [2, 1.2 * (1.05 - quality)],
  ]);
}

/** A location's review of a shift that ended at `end`, or null without one. */
export function drawReview(
  stream: RandomStream,
  { gig, pro }: Pick<DemoApplication, 'gig' | 'pro'>,
  end: number,
  now: number,
): DemoApplication['review'] {
  const at = end + stream.between(1, 40) * hour;
  if (!stream.chance(0.58) || at > now) return null;
  const overall = drawPoints(stream, pro.quality);
  const near = () => Math.max(1, Math.min(5, overall + stream.pick([-1, 0, 0, 0, 1])));
  const ratings = ratingCategories.map((category, index) => ({
    category,
    value: index === 0 ? overall : near(),
  }));
  // Texts specific to the trade are more informative, so they occur more often.
  const texts = reviewTexts
    .filter(({ points, trades }) => points === overall && (trades?.includes(gig.skill.name) ?? true))
    .map(({ text, trades }) => [text, trades === undefined ? 1 : 2.5] as const);
  return { feedback: stream.chance(0.65) ? stream.weighted(texts) : null, ratings, at };
}
