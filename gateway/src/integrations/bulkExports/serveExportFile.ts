import type { IncomingMessage, ServerResponse } from 'node:http';
import { restProblem } from '../../platform/images/restProblem.ts';
import { networkShare } from '../../platform/load/callerKey.ts';
import { limitedUpstream } from '../../platform/load/limitedUpstream.ts';
import { createCallTrace } from '../../platform/rest/callTrace.ts';
import { createRestSession } from '../../platform/rest/httpRestSession.ts';
import { RestError, UpstreamRefusal } from '../../platform/rest/restError.ts';
import type { RestSession } from '../../platform/rest/restSession.ts';
import { departure } from '../../platform/server/http/departure.ts';
import type { GraphQLRouteOptions } from '../../platform/server/http/graphqlRoute.ts';
import { HttpProblem } from '../../platform/server/http/httpProblem.ts';
import { readCaller } from '../../platform/server/http/readCaller.ts';
import { sendJson, sendStream } from '../../platform/server/http/send.ts';
import { fileHeaders, prefixOf, tokenOfPath } from './exportFile.ts';
import { getFilePart } from './exportsApi.ts';

type FirstPart = Awaited<ReturnType<typeof readPart>>;

const invalidLink = new HttpProblem(
  404,
  'NOT_FOUND',
  'This link is not valid or has expired. Open the export again for a new one.',
);

function readPart(rest: RestSession, token: string, after: number) {
  // A session keeps what it has read: a whole file, otherwise.
  rest.resetCache();
  return rest.call(getFilePart, { path: { token }, query: { after } });
}

async function* contentOf(rest: RestSession, token: string, first: FirstPart): AsyncGenerator<Uint8Array> {
  if (first.bytes > 0) yield prefixOf(first.format);
  for (let { part } = first; part !== null; { part } = await readPart(rest, token, part.number)) {
    yield Buffer.from(part.content);
  }
}

/**
 * Handles `GET /exports/files/{token}.csv` and `.ndjson`. The link is the permission. A part of the file is in memory at
 * a time.
 *
 * @throws HttpProblem if the link is refused. A later failure closes the connection before the announced length, so that
 *   clients do not mistake a truncated file for a complete one.
 */
export async function serveExportFile(
  request: IncomingMessage,
  response: ServerResponse,
  { path, requestId }: { readonly path: string; readonly requestId: string },
  {
    settings,
    upstream,
    limits,
    createGate,
  }: Pick<GraphQLRouteOptions, 'settings' | 'upstream' | 'limits' | 'createGate'>,
): Promise<void> {
  if (request.method !== 'GET')
    return sendJson(response, 405, { status: 'method not allowed' }, { allow: 'GET' });
  const token = tokenOfPath(path);
  if (token === null) throw invalidLink;
  const caller = {
    ...readCaller(request, requestId, settings.trustedProxies),
    token: null,
    locationId: null,
  };
  const signal = departure(response);
  const rest = createRestSession({
    upstream: limitedUpstream(
      upstream,
      limits.shareOf(() => networkShare(caller), signal),
    ),
    caller,
    productSlug: settings.productSlug,
    signal,
    trace: createCallTrace(),
    gate: createGate(),
  });
  const first = await readPart(rest, token, 0).catch((error: unknown) => {
    if (error instanceof UpstreamRefusal && error.isNotFound) throw invalidLink;
    throw error instanceof RestError ? restProblem(error) : error;
  });
  response.writeHead(200, fileHeaders(first));
  await sendStream(response, contentOf(rest, token, first), signal);
}
