import type { IncomingMessage, ServerResponse } from 'node:http';
import { RestError } from '../rest/restError.ts';
import { departure } from '../server/http/departure.ts';
import { sendJson, sendStream } from '../server/http/send.ts';
import type { ImageRequest, ImageRouteOptions } from './imageRouteOptions.ts';
import { restProblem } from './restProblem.ts';

const imagePath = /^\/media((?:\/[\w-]+){1,4})$/;

/** Milliseconds until a picture begins to arrive. */
const timeoutMs = 10_000;

/** Kinds of pictures that hold nothing but a picture. */
const imageTypes = new Set(['image/webp', 'image/png', 'image/jpeg']);

function refuse(error: unknown): never {
  throw error instanceof RestError ? restProblem(error) : error;
}

/** Serves `GET /media/{publicId}`: the image that the upstream has; an id never changes what it shows. */
export async function serveMedia(
  request: IncomingMessage,
  response: ServerResponse,
  { path, requestId }: ImageRequest,
  { upstream }: ImageRouteOptions,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    sendJson(response, 405, { status: 'method not allowed' }, { allow: 'GET, HEAD' });
    return;
  }
  const publicId = imagePath.exec(path)?.[1];
  if (publicId === undefined) {
    sendJson(response, 404, { status: 'not found' });
    return;
  }
  const departed = departure(response);
  const file = await upstream
    .getFile({
      name: 'getImage',
      method: 'GET',
      path: `media${publicId}`,
      headers: { accept: 'image/*', 'x-request-id': requestId },
      body: null,
      signal: departed,
      timeoutMs,
    })
    .catch(refuse);
  const { status, headers, body } = file;
  const type = headers['content-type'] ?? '';
  if (status !== 200 || !imageTypes.has(type)) {
    await body.dump();
    sendJson(response, status >= 500 ? 502 : 404, { status: 'not found' });
    return;
  }
  response.writeHead(200, {
    'content-type': type,
    'cache-control': 'public, max-age=31536000, immutable',
    ...(headers['content-length'] !== undefined && { 'content-length': headers['content-length'] }),
  });
  await sendStream(response, body, departed);
}
