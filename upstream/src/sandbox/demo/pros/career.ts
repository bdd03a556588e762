import type { RandomStream } from '../random/randomStream.ts';
import type { Career } from './demoPro.ts';

/** Draws a pro's record before the demo, limited by the `months` since joining. */
export function drawCareer(stream: RandomStream, quality: number, months: number): Career {
  const pace = stream.weighted([
    [0.4, 3],
    [1.6, 4],
    [4, 2.5],
    [7.5, 1],
  ]);
  const gigsWorked = Math.floor(Math.max(0, months - 2.5) * pace * stream.between(0.6, 1.1));
  const slips = (share: number) => Math.floor(gigsWorked * share * stream.between(0.2, 1.8));
  return {
    gigsWorked,
    callouts: slips(0.07 - 0.06 * quality),
    noShows: slips(0.04 - 0.038 * quality),
    reviews: Math.round(gigsWorked * stream.between(0.4, 0.8)),
    rating: Math.min(5, 3.7 + 1.3 * quality ** 0.8 + stream.between(-0.08, 0.08)),
  };
}
