import { parseCandidateCode } from '@brigade/domain/hiring/candidateCodes/candidateCode.ts';
import { found } from '../../platform/schema/found.ts';

/**
 * Normalizes a code argument to the upstream's format. Malformed codes fail without a request.
 *
 * @param noun what the code represents.
 * @throws GraphQLError with the code NOT_FOUND
 */
export function heldCode(text: string, noun: string): string {
  return found(parseCandidateCode(text), noun);
}
