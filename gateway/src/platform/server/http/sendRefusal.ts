import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { CallerShare } from '../../load/callerLimits.ts';
import { callTimeLeft } from '../../load/callTimeLeft.ts';
import { refusalHttp, refusalOf } from '../../load/tooMuchLoad.ts';
import { errorType, sendJson } from './send.ts';

/**
 * Refuses a request whose caller has used up its share and that was not read: a caller that sends too much is refused
 * often, and what that costs, others wait for.
 */
export function sendRefusal(
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
  refused: {
    readonly retryAfter: number;
    readonly share: Pick<CallerShare, 'callTime'>;
    readonly headers: OutgoingHttpHeaders;
  },
): void {
  const { retryAfter, share, headers } = refused;
  const { message, extensions } = refusalOf(retryAfter);
  const http = refusalHttp(retryAfter);
  const body = {
    errors: [{ message, extensions: { ...extensions, requestId } }],
    extensions: { cost: { callTime: callTimeLeft(share) } },
  };
  sendJson(response, http.status, body, { ...errorType(request), ...headers, ...http.headers });
}
