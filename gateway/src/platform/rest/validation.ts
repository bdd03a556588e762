import { endpoint } from './endpoint.ts';
import { noContent } from './noContent.ts';
import { RestError, UpstreamRefusal } from './restError.ts';

/** Below it, writes are validated and do not take effect: "/validate-only/staffer/gigs/". */
export const validateOnlyPrefix = '/validate-only';

/** Whether writes can be validated; a server that cannot do it returns 404. */
export const getValidateOnly = endpoint({
  name: 'getValidateOnly',
  method: 'GET',
  path: `${validateOnlyPrefix}/`,
  response: noContent,
});

/** The upstream has no addresses at which writes are validated, so that nothing was written. */
export class ValidationUnsupported extends RestError {
  constructor(endpointName: string) {
    super(endpointName, 'The REST API behind the gateway cannot do this; nothing took effect.');
  }
}

/** Statuses of a server that does not know an address, and of one that does not know the object. */
const missingStatuses = [404, 405];

/**
 * The response of a write that is validated. A missing object and a missing address have the same status, so the server
 * is asked which of the two it is.
 *
 * @throws ValidationUnsupported where the server does not know the address
 */
export async function validated<Answer>(
  endpointName: string,
  answer: Promise<Answer>,
  isSupported: () => Promise<unknown>,
): Promise<Answer> {
  try {
    return await answer;
  } catch (failure) {
    if (!isMissing(failure)) throw failure;
    try {
      await isSupported();
    } catch (other) {
      throw isMissing(other) ? new ValidationUnsupported(endpointName) : other;
    }
    throw failure;
  }
}

function isMissing(failure: unknown): boolean {
  return failure instanceof UpstreamRefusal && missingStatuses.includes(failure.status);
}
