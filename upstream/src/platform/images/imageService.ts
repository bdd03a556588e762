import { createHash } from 'node:crypto';
import { ApiError } from '../errors.ts';

/** A hosted image service that takes signed uploads, as Cloudinary does. */
export type ImageService = {
  /** What `/image/upload` is below of. */
  url: string;
  key: string;
  secret: string;
};

const patienceMilliseconds = 15_000;

/**
 * Uploads a picture under an id.
 *
 * @throws ApiError unknown when the service does not take it; what it answered stays here
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
  const signal = AbortSignal.timeout(patienceMilliseconds);
  const answer = await fetch(`${url}/image/upload`, {
    method: 'POST',
    body: form,
    redirect: 'error',
    signal,
  }).catch(() => null);
  await answer?.body?.cancel();
  if (answer?.ok !== true) throw new ApiError('unknown', 'The image could not be stored. Try again.');
}

/** The parameters in the order of their names, then the secret: SHA-1, as the services define it. */
function signatureOf(parameters: Readonly<Record<string, string>>, secret: string): string {
  const text = Object.entries(parameters)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  return createHash('sha1')
    .update(text + secret)
    .digest('hex');
}
