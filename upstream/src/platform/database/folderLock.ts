import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { randomUUID } from 'node:crypto';

/** Thrown when another running process uses the folder. The message names the folder and the process. */
export class FolderInUseError extends Error {
  override name = 'FolderInUseError';

  constructor(folder: string, holder: number) {
    super(
      `The database folder ${folder} is in use by process ${holder}. ` +
        'Stop that process, or set UPSTREAM_DATA_DIR to another folder.',
    );
  }
}

/** Folders locked by this process. */
const held = new Set<string>();

/**
 * Locks the folder for this process. PGlite does not lock it, and two processes would corrupt the data.
 * Takes over the lock of a dead process.
 *
 * @param folder created with its parents if missing
 * @returns a function that releases the lock
 * @throws {@link FolderInUseError} when another process, or another database of this process, uses the folder
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = resolve(folder);
  const lockFile = join(path, 'brigade.lock');
  await mkdir(path, { recursive: true });
  if (!(await tryTake(lockFile))) {
    const holder = await holderOf(lockFile);
    if (isHeldBy(holder, path)) throw new FolderInUseError(folder, holder);
    await rm(lockFile, { force: true });
    if (!(await tryTake(lockFile))) throw new FolderInUseError(folder, await holderOf(lockFile));
  }
  held.add(path);
  return async () => {
    await rm(lockFile, { force: true });
    held.delete(path);
  };
}

/** Creating a link is atomic, so no reader ever sees a lock without its process id. */
async function tryTake(lockFile: string): Promise<boolean> {
  const draft = `${lockFile}.${randomUUID()}`;
  await writeFile(draft, String(process.pid));
  try {
    await link(draft, lockFile);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function holderOf(lockFile: string): Promise<number> {
  try {
    return Number(await readFile(lockFile, 'utf8'));
  } catch (error) {
    // Released since the failed attempt.
    if (hasCode(error, 'ENOENT')) return 0;
    throw error;
  }
}

function isHeldBy(pid: number, path: string): boolean {
  // In a container, a restarted process often gets the same id, so a matching id proves nothing.
  if (pid === process.pid) return held.has(path);
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process exists and belongs to another user.
    return hasCode(error, 'EPERM');
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
