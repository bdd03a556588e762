import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { decodeError } from '../rest/decodeError.ts';
import { RestError } from '../rest/restError.ts';
import type { FileAnswer } from '../rest/transport.ts';
import { clientAddress } from '../server/http/clientAddress.ts';
import { departure } from '../server/http/departure.ts';
import { HttpProblem } from '../server/http/httpProblem.ts';
import { sendJson } from '../server/http/send.ts';
import type { ImageRequest, ImageRouteOptions } from './imageRouteOptions.ts';
import { uploadedWire } from './imagesApi.ts';
import { imageUrl } from './imageUrl.ts';
import { limitedBody, refuseLargeImage } from './limitedBody.ts';
import { restProblem } from './restProblem.ts';
import { requireSameOrigin } from './sameOrigin.ts';

const name = 'uploadImage';
const tokenPath = /^\/uploads\/([\w.-]{1,1000})$/;

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  { token, requestId }: { token: string; requestId: string },
  { settings, upstream }: ImageRouteOptions,
): Promise<FileAnswer> {
  const body = Readable.from(limitedBody(request));
  // What the limit says goes before what it looks like from outside: a connection that broke off.
  let refusal: unknown;
  body.once('error', (error) => {
    refusal = error;
  });
  try {
    return await upstream.passFile({
      name,
      method: 'POST',
      path: `api/uploads/?token=${encodeURIComponent(token)}`,
      headers: {
        'content-type': 'application/octet-stream',
        'x-request-id': requestId,
        'x-forwarded-for': clientAddress(request, settings.trustedProxies),
      },
      body,
      signal: departure(response),
    });
  } catch (error) {
    if (refusal instanceof HttpProblem) throw refusal;
    throw error instanceof RestError ? restProblem(error) : error;
  }
}

/**
 * Answers `POST /uploads/{token}`: hands an image through to the upstream, which judges it. It is never in the memory
 * of this process as a whole.
 *
 * @throws HttpProblem for whatever was refused.
 */
export async function answerUpload(
  request: IncomingMessage,
  response: ServerResponse,
  { path, requestId }: ImageRequest,
  options: ImageRouteOptions,
): Promise<void> {
  const token = tokenPath.exec(path)?.[1];
  if (token === undefined) throw new HttpProblem(404, 'NOT_FOUND', 'No upload link was found here.');
  if (request.method !== 'POST') {
    throw new HttpProblem(405, 'BAD_REQUEST', 'Send the image with POST.', { allow: 'POST' });
  }
  requireSameOrigin(request);
  refuseLargeImage(request);
  const answer = await send(request, response, { token, requestId }, options);
  const answered = await text(answer.body);
  if (answer.status !== 201) {
    throw restProblem(decodeError(name, { status: answer.status, text: answered, retryAfterSeconds: null }));
  }
  const { public_id } = uploadedWire.parse(JSON.parse(answered));
  sendJson(response, 201, {
    publicId: public_id,
    url: imageUrl(public_id, options.settings.imageBase),
  });
}
