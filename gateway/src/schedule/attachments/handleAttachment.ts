import { maxAttachmentBytes } from '@brigade/domain/schedule/attachments/attachmentFile.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ImageRequest, ImageRouteOptions } from '../../platform/images/imageRouteOptions.ts';
import { restProblem } from '../../platform/images/restProblem.ts';
import { sendUpload } from '../../platform/images/sendUpload.ts';
import { RestError } from '../../platform/rest/restError.ts';
import { departure } from '../../platform/server/http/departure.ts';
import { HttpProblem } from '../../platform/server/http/httpProblem.ts';
import { sendJson, sendStream } from '../../platform/server/http/send.ts';
import { attachmentWire } from './attachmentWire.ts';

const attachmentPath = /^\/attachments\/(uploads|files)\/([\w.-]{1,1000})$/;

const limit = { maxBytes: maxAttachmentBytes, tooLarge: 'The file is larger than 10 MB.' };

/** Milliseconds until a file begins to arrive. */
const timeoutMs = 10_000;

/** What can be attached; the upstream judged it by its content. */
const fileTypes = new Set(['application/pdf', 'image/jpeg', 'image/png']);

function refuse(error: unknown): never {
  throw error instanceof RestError ? restProblem(error) : error;
}

async function readFile(
  response: ServerResponse,
  { token, requestId }: { token: string; requestId: string },
  { upstream }: ImageRouteOptions,
): Promise<void> {
  const departed = departure(response);
  const { status, headers, body } = await upstream
    .getFile({
      name: 'readAttachment',
      method: 'GET',
      path: `api/attachments/files/${token}`,
      headers: { accept: '*/*', 'x-request-id': requestId },
      body: null,
      signal: departed,
      timeoutMs,
    })
    .catch(refuse);
  const type = headers['content-type'] ?? '';
  if (status !== 200 || !fileTypes.has(type)) {
    await body.dump();
    if (status >= 500)
      throw new HttpProblem(502, 'UPSTREAM_UNAVAILABLE', 'The file cannot be read just now.');
    throw new HttpProblem(404, 'NOT_FOUND', 'This link has expired. Open the file from its gig again.');
  }
  response.writeHead(200, {
    'content-type': type,
    'cache-control': 'private, no-store',
    // Saved and not opened in the page: a PDF can hold scripts.
    'content-disposition': headers['content-disposition'] ?? 'attachment',
    ...(headers['content-length'] !== undefined && { 'content-length': headers['content-length'] }),
  });
  await sendStream(response, body, departed);
}

/**
 * Handles `POST /attachments/uploads/{token}`, which hands a file through to the upstream, and
 * `GET /attachments/files/{token}`. The links are what allows it.
 *
 * @throws HttpProblem for whatever was refused.
 */
export async function handleAttachment(
  request: IncomingMessage,
  response: ServerResponse,
  { path, requestId }: ImageRequest,
  options: ImageRouteOptions,
): Promise<void> {
  const [, kind, token = ''] = attachmentPath.exec(path) ?? [];
  if (kind === undefined) throw new HttpProblem(404, 'NOT_FOUND', 'No file was found here.');
  const method = kind === 'uploads' ? 'POST' : 'GET';
  if (request.method !== method) {
    throw new HttpProblem(405, 'BAD_REQUEST', `Use ${method} here.`, { allow: method });
  }
  if (kind === 'files') return readFile(response, { token, requestId }, options);
  const target = {
    name: 'sendAttachment',
    path: `api/attachments/uploads/?token=${encodeURIComponent(token)}`,
    requestId,
    limit,
    response: attachmentWire,
  };
  const { status } = await sendUpload(request, response, target, options);
  sendJson(response, 201, { status });
}
