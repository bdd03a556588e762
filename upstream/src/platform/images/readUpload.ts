import type { Readable } from 'node:stream';
import { ApiError, invalidField } from '../errors.ts';

/** How large an upload may be, and what is said of one that is larger. */
export type UploadLimit = { maxBytes: number; tooLarge: string };

/**
 * The bytes of an upload, counted while they arrive: a length header may be absent or wrong.
 *
 * @throws ApiError payload_too_large beyond the limit; invalid at `file` when nothing came
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
  // The connection stays when it is too much: somebody still has to be told.
  const pieces = body?.iterator({ destroyOnReturn: false }) ?? [];
  try {
    for await (const chunk of pieces as AsyncIterable<Buffer>) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) throw refusal();
      chunks.push(chunk);
    }
  } finally {
    // What is still on its way would stand before the next request of the connection.
    body?.resume();
  }
  if (bytes === 0) throw invalidField('file', 'The file is empty. Choose another one.');
  return Buffer.concat(chunks, bytes);
}
