import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { BackupError } from './backupError.ts';
import { type BackupHeader, headerSchema, isRow, parsePart } from './backupLines.ts';

/**
 * Reads a backup to its end.
 *
 * @returns its header
 * @throws {@link BackupError} when the file is none, cannot be read, is incomplete or was changed
 */
export async function checkBackup(file: string): Promise<BackupHeader> {
  let header: BackupHeader | undefined;
  let rows = 0;
  let isComplete = false;
  try {
    for await (const line of linesOf(file)) {
      if (header === undefined) {
        header = headerSchema.parse(JSON.parse(line));
      } else if (isRow(line)) {
        rows += 1;
        isComplete = false;
      } else {
        const part = parsePart(line);
        isComplete = 'end' in part && part.rows === rows;
      }
    }
  } catch (error) {
    throw explain(error, file, header !== undefined);
  }
  if (header === undefined || !isComplete) throw incomplete(file);
  return header;
}

/** The lines of a file. An error of any of its streams ends them. */
export async function* linesOf(file: string): AsyncGenerator<string> {
  const text = createGunzip().setEncoding('utf8');
  // Errors reach the reader of the last stream.
  pipeline(createReadStream(file), text, () => {});
  let rest = '';
  for await (const chunk of text as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

const incomplete = (file: string) =>
  new BackupError(`${file} is incomplete or damaged. Nothing was changed; use another backup.`);

function explain(error: unknown, file: string, hasHeader: boolean): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOENT' || code === 'EACCES') return new BackupError(`${file} cannot be read: ${code}.`);
  // Of a file that is cut off or whose content does not match its check sum.
  if (hasHeader || code === 'Z_BUF_ERROR') return incomplete(file);
  return new BackupError(`${file} is no backup.`);
}
