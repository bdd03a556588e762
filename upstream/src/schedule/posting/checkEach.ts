import type { Database } from '../../platform/database/database.ts';
import { ApiError, type ErrorDetail } from '../../platform/errors.ts';
import { parseRequestPart } from '../../platform/server/requestParts.ts';
import { checkPosting, type PostingScene } from './checkPosting.ts';
import type { NewGig } from './newGig.ts';
import { type Posting, postingBody } from './postingBody.ts';

/** A gig to check. */
export type PostingItem = {
  /** A body of `POST /api/staffer/gigs/` without a series or a schedule, not validated yet. */
  posting: object;
  /** Why it cannot be posted, apart from what is wrong with the posting. */
  problem?: ErrorDetail | null;
};

/** A gig to post, or its problems; their `target` is the field. */
export type CheckedGig = { gig: NewGig; problems: [] } | { gig: null; problems: ErrorDetail[] };

/** Checks each gig as if it were posted alone, so that an error in one does not hide errors in others. */
export async function checkEach(
  trx: Database,
  scene: PostingScene,
  items: readonly PostingItem[],
): Promise<CheckedGig[]> {
  const checked: CheckedGig[] = [];
  for (const { posting, problem } of items) {
    const each = await checkOne(trx, scene, posting);
    checked.push(problem ? { gig: null, problems: [problem, ...each.problems] } : each);
  }
  return checked;
}

async function checkOne(trx: Database, scene: PostingScene, posting: object): Promise<CheckedGig> {
  try {
    const body = parseRequestPart('body', postingBody, { ...posting, location_id: scene.location.id });
    const { gigs } = await checkPosting(trx, scene, body as Posting);
    const [gig] = gigs;
    if (!gig) throw new TypeError('A posting of one line makes one gig');
    return { gig, problems: [] };
  } catch (error) {
    // Errors of the location concern the whole request and not a single gig.
    if (!(error instanceof ApiError) || error.code !== 'invalid') throw error;
    return { gig: null, problems: error.extras.details ?? [error.toDetail()] };
  }
}
