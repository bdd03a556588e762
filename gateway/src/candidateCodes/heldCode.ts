import { parseCandidateCode } from '@brigade/domain/candidateCodes/candidateCode.ts';
import { found } from '../schema/found.ts';

/**
 * The code of an argument as the upstream keeps it. What can be no code is not asked for.
 *
 * @param noun what the code stands for.
 * @throws GraphQLError with the code NOT_FOUND
 */
export function heldCode(text: string, noun: string): string {
  return found(parseCandidateCode(text), noun);
}
