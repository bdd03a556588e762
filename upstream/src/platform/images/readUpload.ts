import type { Readable } from 'node:stream';
import { ApiError, invalidField } from '../errors.ts';

/** The size limit of an upload and the error message beyond it. */
export type UploadLimit = { maxBytes: number; tooLarge: string };

/**
 * Reads an upload, counting its bytes on arrival because the length header may be missing or wrong.
 *
 * @throws ApiError payload_too_large beyond the limit; invalid at `file` for an empty upload
 */
export async function readUpload(
  body: Readable | undefined,
  length: string | undefined,
  { maxBytes, tooLarge }: UploadLimit,
): Promise<Buffer> {
  const refusal = () => new ApiError('payload_too_large', tooLarge, { target: 'file' });
  if (Number(length ?? 0) > maxBytes) throw refusal();
  const chunks: Buffer[] = [];
  let bytes = 0;
  // Keep the connection open for the error response.
  const pieces = body?.iterator({ destroyOnReturn: false }) ?? [];
  try {
    for await (const chunk of pieces as AsyncIterable<Buffer>) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) throw refusal();
      chunks.push(chunk);
    }
  } finally {
    // The unread rest would precede the next request on the connection.
    body?.resume();
  }
  if (bytes === 0) throw invalidField('file', 'The file is empty. Choose another one.');
  return Buffer.concat(chunks, bytes);
}
