import { attachmentFileProblem } from '@brigade/domain/schedule/attachments/attachmentFile.ts';
import type { IEnvironment } from 'relay-runtime';
import { sendFile } from '../../platform/images/sendFile.ts';
import { uploadRefusal } from '../../platform/images/uploadRefusal.ts';
import type { UploadOptions } from '../../platform/images/useUpload.ts';
import { createAttachment } from './createAttachment.ts';

/** A file that a gig can carry. */
export interface AttachedFile {
  /** The global id. */
  readonly id: string;
  readonly name: string;
}

const failed = 'The file could not be attached. Please try again.';

/** The most characters of a name that the server keeps. */
const nameLimit = 100;

/**
 * Sends a file, so that gigs of the location can carry it. What the server refuses is data.
 *
 * Rejects with a Fault when it could not be announced, and as `sendFile`.
 */
export async function uploadAttachment(
  environment: IEnvironment,
  locationId: string,
  file: File,
  options: UploadOptions,
): Promise<AttachedFile | { readonly refusal: string }> {
  const problem = attachmentFileProblem(file);
  if (problem !== null) return { refusal: problem };
  // The end shows the kind: a long name is cut before it.
  const name = file.name.length > nameLimit ? file.name.slice(-nameLimit) : file.name;
  const { errors, attachment, upload } = await createAttachment(environment, locationId, name);
  if (!attachment || !upload) return { refusal: errors[0]?.message ?? failed };
  options.signal.throwIfAborted();
  const response = await sendFile(upload.url, file, options);
  return response.status === 201 ? attachment : { refusal: uploadRefusal(response, failed) };
}
