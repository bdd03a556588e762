import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { z } from 'zod';
import { decodeResponse } from '../rest/decodeResponse.ts';
import { RestError } from '../rest/restError.ts';
import { clientAddress } from '../server/http/clientAddress.ts';
import { departure } from '../server/http/departure.ts';
import { HttpProblem } from '../server/http/httpProblem.ts';
import type { ImageRouteOptions } from './imageRouteOptions.ts';
import { limitedBody, refuseLargeUpload, type UploadLimit } from './limitedBody.ts';
import { restProblem } from './restProblem.ts';
import { requireSameOrigin } from '../server/http/sameOrigin.ts';

/** Milliseconds for a file: a phone on a bad line sends it slowly. */
const timeoutMs = 60_000;

/** Where an upload goes, and how its response is read. */
export interface UploadTarget<Answer> {
  /** Labels the call in metrics. */
  readonly name: string;
  /** At the upstream, with its query. */
  readonly path: string;
  readonly requestId: string;
  readonly limit: UploadLimit;
  readonly response: z.ZodType<Answer>;
}

/**
 * Hands a file through to the upstream, which judges it. It is never in the memory of this process as a whole.
 *
 * @throws HttpProblem for whatever was refused.
 */
export async function sendUpload<Answer>(
  request: IncomingMessage,
  response: ServerResponse,
  { name, path, requestId, limit, response: schema }: UploadTarget<Answer>,
  { settings, upstream }: ImageRouteOptions,
): Promise<Answer> {
  requireSameOrigin(request, 'Images are uploaded from the web app itself.');
  refuseLargeUpload(request, limit);
  const body = Readable.from(limitedBody(request, limit));
  // What the limit says goes before what it looks like from outside: a connection that broke off.
  let refusal: unknown;
  body.once('error', (error) => {
    refusal = error;
  });
  try {
    const { text } = await upstream.sendFile({
      name,
      method: 'POST',
      path,
      headers: {
        'content-type': 'application/octet-stream',
        'x-request-id': requestId,
        'x-forwarded-for': clientAddress(request, settings.trustedProxies),
      },
      body,
      signal: departure(response),
      timeoutMs,
    });
    return decodeResponse({ name, response: schema }, text, '');
  } catch (error) {
    if (refusal instanceof HttpProblem) throw refusal;
    throw error instanceof RestError ? restProblem(error) : error;
  }
}
