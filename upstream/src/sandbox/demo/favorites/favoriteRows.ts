import type { DemoApplication } from '../applications/demoApplication.ts';
import type { PlannedBlock } from '../blocks/planBlocks.ts';
import { wholeSecond } from '../calendar/wholeSecond.ts';
import type { DemoRow } from '../demoRow.ts';
import { RandomStream } from '../random/randomStream.ts';

const hour = 60 * 60 * 1000;

/** The number of favorites per location. */
const favoritesAt: Record<number, number> = { 1: 14, 2: 9, 3: 5, 5: 8, 6: 6 };

/** Favorites are well-rated pros who are not blocked there; some were added after their first shift. */
export function favoriteRows(
  seed: number,
  applications: readonly DemoApplication[],
  blocks: readonly PlannedBlock[],
  now: number,
): DemoRow<'favorite_pros'>[] {
  const blocked = new Set(
    blocks.flatMap(({ locationIds, proId }) => locationIds.map((id) => `${id}/${proId}`)),
  );
  const liked = applications.filter(
    ({ gig, pro, stage, cancellation, review }) =>
      stage === 'CONFIRMED' &&
      cancellation === null &&
      gig.end + 48 * hour < now &&
      (review?.ratings[0]?.value ?? 4) >= 4 &&
      !blocked.has(`${gig.location.row.id}/${pro.id}`),
  );
  return Object.entries(favoritesAt)
    .flatMap(([id, count]) => {
      const stream = new RandomStream(seed, `location/${id}/favorites`);
      const firstByPro = new Map(
        liked
          .filter(({ gig }) => gig.location.row.id === Number(id))
          .toReversed()
          .map((one) => [one.pro.id, one]),
      );
      return stream
        .sample(
          [...firstByPro.values()].map((one) => [one, one.pro.quality] as const),
          count,
        )
        .map(({ gig, pro }) => ({
          pro_id: pro.id,
          location_id: Number(id),
          created_ts: wholeSecond(gig.end + stream.between(1, 40) * hour),
        }));
    })
    .toSorted((left, right) => left.created_ts.getTime() - right.created_ts.getTime())
    .map((row, index) => ({ id: index + 1, ...row }));
}
