import { createHash } from 'node:crypto';
import { ApiError } from '../errors.ts';

/** A hosted image service with signed uploads, such as Cloudinary. */
export type ImageService = {
  /** The base URL, to which `/image/upload` is appended. */
  url: string;
  key: string;
  secret: string;
};

const timeoutMs = 15_000;

/**
 * Uploads an image under an id.
 *
 * @throws ApiError unknown when the service rejects it; its response is not exposed
 */
export async function uploadToService(
  { url, key, secret }: ImageService,
  { publicId, content, now }: { publicId: string; content: Buffer; now: Date },
): Promise<void> {
  const signed = { public_id: publicId, timestamp: String(Math.floor(now.getTime() / 1000)) };
  const form = new FormData();
  for (const [name, value] of Object.entries(signed)) form.set(name, value);
  form.set('api_key', key);
  form.set('signature', signatureOf(signed, secret));
  form.set('file', new Blob([new Uint8Array(content)], { type: 'image/webp' }), 'image.webp');
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(`${url}/image/upload`, {
    method: 'POST',
    body: form,
    redirect: 'error',
    signal,
  }).catch(() => null);
  await response?.body?.cancel();
  if (response?.ok !== true) throw new ApiError('unknown', 'The image could not be stored. Try again.');
}

/** The SHA-1 of the parameters sorted by name, followed by the secret, as such services define it. */
function signatureOf(parameters: Readonly<Record<string, string>>, secret: string): string {
  const text = Object.entries(parameters)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  return createHash('sha1')
    .update(text + secret)
    .digest('hex');
}
