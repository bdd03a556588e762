import { cancellationOf } from '../applications/cancellation.ts';
import type { DemoApplication } from '../applications/demoApplication.ts';
import { demoLocations } from '../locations/demoLocations.ts';
import { organizationIds } from '../locations/organizations.ts';
import { RandomStream } from '../random/randomStream.ts';
import { managersOf } from '../users/staffRows.ts';
import { blockTexts, type BlockReason } from './blockTexts.ts';

const hour = 60 * 60 * 1000;
const platformAdminId = 1;

/** How many pros each location has blocked. */
const blocksAt: Record<number, number> = { 1: 6, 2: 4, 3: 2, 5: 4, 6: 3 };

/** A pro whom locations do not want to see again. Instants are epoch milliseconds. */
export interface DemoBlock {
  proId: number;
  locationIds: readonly number[];
  reason: BlockReason;
  feedback: string | null;
  byUserId: number;
  at: number;
}

/** What happened before a block, and what the pro still had ahead at that location. */
interface Occasion {
  cause: DemoApplication;
  reason: BlockReason;
  at: number;
  ahead: readonly DemoApplication[];
}

function reasonAfter({ cancellation, stage, review, gig }: DemoApplication): BlockReason | null {
  if (cancellation?.reason === 'CALLED_OUT') return 'CANCELLED_CALLED_OUT';
  if (cancellation !== null) return stage === 'CONFIRMED' ? 'CANCELLED_CONFIRMED_PRO' : null;
  const overall = review?.ratings[0]?.value ?? 5;
  return overall <= 3 && gig.paymentStage === 'PAID' ? 'COMPLETED_GIG_AFTER_PAYMENT' : null;
}

/** Blocks that do not contradict what the pro did there afterwards. */
function occasionsAt(seed: number, own: readonly DemoApplication[], now: number): Occasion[] {
  return own.flatMap((cause) => {
    const reason = reasonAfter(cause);
    if (reason === null) return [];
    const stream = new RandomStream(seed, `block/${cause.gig.key}/${cause.pro.id}`);
    const at = (cause.cancellation?.at ?? cause.paidAt ?? cause.gig.end) + stream.between(1, 30) * hour;
    const ahead = own.filter(({ gig }) => gig.start > at);
    const isPossible =
      at < now &&
      ahead.every(
        ({ gig, stage, cancellation, appliedAt }) =>
          gig.turnout === null && appliedAt < at && (stage !== 'CONFIRMED' || cancellation !== null),
      );
    return isPossible
      ? [{ cause, reason, at, ahead: ahead.filter(({ cancellation }) => cancellation === null) }]
      : [];
  });
}

function bestOccasions(
  seed: number,
  locationId: number,
  applications: readonly DemoApplication[],
  now: number,
): Occasion[] {
  const byPro = Map.groupBy(applications, ({ pro }) => pro.id);
  const stream = new RandomStream(seed, `location/${locationId}/blocks`);
  const possible = [...byPro.values()].flatMap((own) => occasionsAt(seed, own, now).slice(-1));
  // Blocks that end an application show more than blocks that change nothing.
  return stream.sample(
    possible.map((occasion) => [occasion, occasion.ahead.length === 0 ? 1 : 8] as const),
    blocksAt[locationId] ?? 0,
  );
}

/**
 * Blocks pros at locations for something that happened there. Their applications that were still ahead end with
 * PRO_BLOCKED, as they would have; the applications are given back in their order.
 */
export function makeBlocks(
  seed: number,
  applications: readonly (readonly DemoApplication[])[],
  now: number,
): { applications: DemoApplication[][]; blocks: DemoBlock[] } {
  const ended = new Map<DemoApplication, DemoApplication>();
  const blocks = demoLocations.flatMap(({ row }): DemoBlock[] => {
    const own = applications.flat().filter(({ gig }) => gig.location.row.id === row.id);
    return bestOccasions(seed, row.id, own, now).map(({ cause, reason, at, ahead }, index) => {
      const stream = new RandomStream(seed, `block/${row.id}/${cause.pro.id}`);
      for (const application of ahead) {
        ended.set(application, {
          ...application,
          cancellation: cancellationOf(stream, 'PRO_BLOCKED', application, at),
        });
      }
      // The provider itself steps in once, for the whole restaurant group.
      const isByAdmin = row.id === 1 && index === 0;
      const shownReason = isByAdmin ? 'BLOCKED_BY_PLATFORM_ADMIN' : reason;
      return {
        proId: cause.pro.id,
        locationIds: isByAdmin ? approvedLocations(organizationIds.copperFinch) : [row.id],
        reason: shownReason,
        feedback: stream.chance(0.75) ? stream.pick(blockTexts[shownReason]) : null,
        byUserId: isByAdmin ? platformAdminId : stream.pick(managersOf(row.id).slice(0, 2)).id,
        at,
      };
    });
  });
  return {
    applications: applications.map((list) =>
      list.map((application) => ended.get(application) ?? application),
    ),
    blocks: blocks.toSorted((left, right) => left.at - right.at),
  };
}

function approvedLocations(organizationId: number): number[] {
  return demoLocations
    .filter(({ row }) => row.organization_id === organizationId && row.approval_status === 'APPROVED')
    .map(({ row }) => row.id);
}
