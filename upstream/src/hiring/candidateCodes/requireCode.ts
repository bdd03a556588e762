import { countMisses } from '../../platform/codeMisses/countMisses.ts';
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/errors.ts';
import { hashCandidateCode } from './candidateCode.ts';

type Attempt = { code: string; network: string; now: Date };

/**
 * Looks up a code and counts unknown codes.
 *
 * @param find looks up the hash of a code
 * @param what the name of the resource for error messages
 * @throws ApiError not_found; throttled after too many wrong codes, even for a valid one
 */
export async function requireCode<Found>(
  database: Database,
  { code, network, now }: Attempt,
  what: string,
  find: (secretHash: string) => Promise<Found | undefined>,
): Promise<Found> {
  const found = await find(hashCandidateCode(code));
  await countMisses(database, { kind: 'candidate', network, now }, found !== undefined);
  if (found === undefined) throw notFound(what);
  return found;
}
