import type { Database } from '../../database/database.ts';
import { ApiError, type ErrorDetail } from '../../platform/errors.ts';
import { parseRequestPart } from '../../platform/server/requestParts.ts';
import { checkPosting, type PostingScene } from './checkPosting.ts';
import type { NewGig } from '../../gigs/posting/newGig.ts';
import { type Posting, postingBody } from '../../gigs/posting/postingBody.ts';

/** One gig that can be posted, or what is wrong with it: `target` names its field. */
export type CheckedGig = { gig: NewGig; problems: [] } | { gig: null; problems: ErrorDetail[] };

/**
 * Checks gigs one by one, as if each were posted alone: a wrong one does not hide what is wrong with the next.
 *
 * @param postings bodies of `POST /api/staffer/gigs/` without a series or a schedule, not checked yet
 */
export async function checkEach(
  trx: Database,
  scene: PostingScene,
  postings: readonly object[],
): Promise<CheckedGig[]> {
  const checked: CheckedGig[] = [];
  for (const posting of postings) checked.push(await checkOne(trx, scene, posting));
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
    // What concerns the location and no field is not the fault of a single gig.
    if (!(error instanceof ApiError) || error.code !== 'invalid') throw error;
    return { gig: null, problems: error.extras.details ?? [error.toDetail()] };
  }
}
