import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { decodeAnswer } from '../rest/decodeAnswer.ts';
import { RestError } from '../rest/restError.ts';
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

/** Milliseconds for an image: a phone on a bad line sends it slowly. */
const patience = 60_000;

/** How the answer to an upload is read. */
const uploadImage = { name: 'uploadImage', response: uploadedWire };

const tokenPath = /^\/uploads\/([\w.-]{1,1000})$/;

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  { token, requestId }: { token: string; requestId: string },
  { settings, upstream }: ImageRouteOptions,
): Promise<string> {
  const body = Readable.from(limitedBody(request));
  // What the limit says goes before what it looks like from outside: a connection that broke off.
  let refusal: unknown;
  body.once('error', (error) => {
    refusal = error;
  });
  try {
    const { text } = await upstream.sendFile({
      name: uploadImage.name,
      method: 'POST',
      path: `api/uploads/?token=${encodeURIComponent(token)}`,
      headers: {
        'content-type': 'application/octet-stream',
        'x-request-id': requestId,
        'x-forwarded-for': clientAddress(request, settings.trustedProxies),
      },
      body,
      signal: departure(response),
      patience,
    });
    return decodeAnswer(uploadImage, text, '').public_id;
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
  const publicId = await send(request, response, { token, requestId }, options);
  sendJson(response, 201, { publicId, url: imageUrl(publicId, options.settings.imageBase) });
}
