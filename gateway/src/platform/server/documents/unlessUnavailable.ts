import { requestError } from '../../errors/requestError.ts';
import { restErrorToGraphQL } from '../../errors/restErrorToGraphQL.ts';
import { isErrorCode } from '../../errors/errorCode.ts';
import { RestError, UpstreamRefusal } from '../../rest/restError.ts';

/** If the upstream names no time: one that restarts is back soon. */
const usualRetryAfterSeconds = 1;

/** An upstream that does not answer is not a reason to send the caller to sign in. */
function unavailable(error: unknown): unknown {
  if (!(error instanceof RestError)) return error;
  const { message, extensions } = restErrorToGraphQL(error);
  const code = isErrorCode(extensions['code']) ? extensions['code'] : 'INTERNAL';
  const named = error instanceof UpstreamRefusal ? error.retryAfterSeconds : null;
  return requestError(503, code, message, {}, { 'retry-after': String(named ?? usualRetryAfterSeconds) });
}

/**
 * Whose token it is.
 *
 * @throws GraphQLError of the whole request, with the time to retry, when the upstream does not answer.
 */
export async function unlessUnavailable<Account>(account: Promise<Account>): Promise<Account> {
  try {
    return await account;
  } catch (error) {
    throw unavailable(error);
  }
}
