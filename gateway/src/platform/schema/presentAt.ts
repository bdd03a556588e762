import { userError } from '../errors/userError.ts';
import { UpstreamRefusal } from '../rest/restError.ts';
import { notFoundMessage } from './found.ts';
import { InvalidInput } from './invalidInput.ts';

/**
 * The answer to a call of a mutation that is about the thing named at this place of the input: that it was not found
 * is said there, unless the upstream names something else that was not found.
 *
 * @param path where in the input, outermost first
 * @throws InvalidInput with the code NOT_FOUND
 */
export async function presentAt<Answer>(
  path: readonly string[],
  noun: string,
  answer: Promise<Answer>,
): Promise<Answer> {
  try {
    return await answer;
  } catch (failure) {
    const isMeant = failure instanceof UpstreamRefusal && failure.isNotFound && failure.error.target === null;
    if (!isMeant) throw failure;
    throw new InvalidInput([userError('NOT_FOUND', notFoundMessage(noun), path)]);
  }
}
