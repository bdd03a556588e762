import { maxImageBytes } from '@brigade/domain/platform/images/imageFile.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { HttpProblem } from '../server/http/httpProblem.ts';
import { sendJson } from '../server/http/send.ts';
import type { ImageRequest, ImageRouteOptions } from './imageRouteOptions.ts';
import { uploadedWire } from './imagesApi.ts';
import { imageUrl } from './imageUrl.ts';
import { sendUpload } from './sendUpload.ts';

const limit = { maxBytes: maxImageBytes, tooLarge: 'The image is larger than 5 MB.' };

const tokenPath = /^\/uploads\/([\w.-]{1,1000})$/;

/**
 * Handles `POST /uploads/{token}`: hands an image through to the upstream, which judges it.
 *
 * @throws HttpProblem for whatever was refused.
 */
export async function handleUpload(
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
  const target = {
    name: 'uploadImage',
    path: `api/uploads/?token=${encodeURIComponent(token)}`,
    requestId,
    limit,
    response: uploadedWire,
  };
  const { public_id: publicId } = await sendUpload(request, response, target, options);
  sendJson(response, 201, { publicId, url: imageUrl(publicId, options.settings.imageBase) });
}
