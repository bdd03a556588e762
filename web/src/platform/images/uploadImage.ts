import { imageFileProblem } from '@brigade/domain/platform/images/imageFile.ts';
import type { IEnvironment } from 'relay-runtime';
import * as z from 'zod/mini';
import { createImageUpload } from './createImageUpload.ts';
import { type FileResponse, sendFile } from './sendFile.ts';
import { parseJson, uploadRefusal } from './uploadRefusal.ts';
import type { UploadOptions } from './useUpload.ts';

const uploaded = z.object({ publicId: z.string(), url: z.string() });

/** An uploaded image that can be saved. */
export type UploadedImage = z.infer<typeof uploaded>;

export type UploadResult = UploadedImage | { readonly refusal: string };

const failed = 'The image could not be uploaded. Please try again.';

/** The status of an upload URL that has expired or was used, for example by an upload whose response was lost. */
const staleLink = new Set([404, 409]);

/**
 * Uploads an image to a new upload URL, and once more if that URL is no longer valid. Refusals are data.
 *
 * Rejects with a Fault if the URL request failed, and like `sendFile`.
 */
export async function uploadImage(
  environment: IEnvironment,
  file: File,
  options: UploadOptions,
): Promise<UploadResult> {
  const problem = imageFileProblem(file);
  if (problem !== null) return { refusal: problem };
  for (let linksLeft = 1; ; linksLeft -= 1) {
    const link = await createImageUpload(environment);
    if ('refusal' in link) return link;
    options.signal.throwIfAborted();
    const response = await sendFile(link.url, file, options);
    if (linksLeft === 0 || !staleLink.has(response.status)) return resultOf(response);
  }
}

function resultOf(response: FileResponse): UploadResult {
  const { data } = uploaded.safeParse(response.status === 201 ? parseJson(response.text) : null);
  return data ?? { refusal: uploadRefusal(response, failed) };
}
