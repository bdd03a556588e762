import { parseCandidateCode } from '@brigade/domain/hiring/candidateCodes/candidateCode.ts';
import { found } from '../platform/schema/found.ts';

/**
 * The code of an argument as the upstream keeps it. What can be no code is not asked for.
 *
 * @param noun what the code stands for.
 * @throws GraphQLError with the code NOT_FOUND
 */
export function heldCode(text: string, noun: string): string {
  return found(parseCandidateCode(text), noun);
}
