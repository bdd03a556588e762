import { type HomeItemKind, sortByWorstItem } from '@brigade/domain/insight/home/homeItems.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { graphql, readInlineData } from 'relay-runtime';
import type { sortByUrgency_location$key } from '../../__generated__/sortByUrgency_location.graphql.ts';

/** Locations in the order of what is at stake, after those that wait for approval. */
export function sortByUrgency<Location extends sortByUrgency_location$key>(
  locations: readonly Location[],
  now: Temporal.Instant,
): Location[] {
  const known = locations.map((location) => ({ location, ...readUrgency(location) }));
  return sortByWorstItem(known, ({ worst }) => worst, now)
    .toSorted((one, other) => Number(other.isWaiting) - Number(one.isWaiting))
    .map(({ location }) => location);
}

/** Whether a location waits for approval, and the first of its items, which the server sorts; null where nothing is to do. */
function readUrgency(location: sortByUrgency_location$key) {
  const { approvalStatus, home } = readInlineData(
    graphql`
      fragment sortByUrgency_location on Location @inline @throwOnFieldError {
        approvalStatus
        home(isBrief: true) @catch(to: NULL) {
          items {
            kind
            count
            gig {
              startTime
            }
          }
        }
      }
    `,
    location,
  );
  const item = home?.items[0];
  const start = item?.gig?.startTime;
  const worst = item && {
    kind: item.kind as HomeItemKind,
    count: item.count,
    startsAt: start === undefined ? null : Temporal.Instant.from(start),
  };
  return { isWaiting: approvalStatus !== 'APPROVED', worst: worst ?? null };
}
