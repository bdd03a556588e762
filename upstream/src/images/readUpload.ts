import type { Readable } from 'node:stream';
import { ApiError, invalidField } from '../errors.ts';
import { uploadPolicy } from './uploadPolicy.ts';

/**
 * The bytes of an upload, counted while they arrive: a length header may be absent or wrong.
 *
 * @throws ApiError payload_too_large beyond the limit; invalid at `file` when nothing came
 */
export async function readUpload(body: Readable | undefined, length: string | undefined): Promise<Buffer> {
  if (Number(length ?? 0) > uploadPolicy.maxBytes) throw tooLarge();
  const chunks: Buffer[] = [];
  let bytes = 0;
  // The connection stays when it is too much: somebody still has to be told.
  const pieces = body?.iterator({ destroyOnReturn: false }) ?? [];
  try {
    for await (const chunk of pieces as AsyncIterable<Buffer>) {
      bytes += chunk.byteLength;
      if (bytes > uploadPolicy.maxBytes) throw tooLarge();
      chunks.push(chunk);
    }
  } finally {
    // What is still on its way would stand before the next request of the connection.
    body?.resume();
  }
  if (bytes === 0) throw invalidField('file', 'The file is empty. Choose another one.');
  return Buffer.concat(chunks, bytes);
}

function tooLarge(): ApiError {
  return new ApiError('payload_too_large', 'The image is larger than 5 MB.', { target: 'file' });
}
