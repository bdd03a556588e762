import { z } from 'zod';

/** A file to download. */
export class FileBody {
  readonly name: string;
  readonly mediaType: string;
  readonly content: Buffer;

  constructor(name: string, mediaType: string, content: Buffer) {
    this.name = name;
    this.mediaType = mediaType;
    this.content = content;
  }
}

/** The schema of a response that is a file and not JSON. */
export const fileResponse = z.custom<FileBody>((body) => body instanceof FileBody).describe('The file');
