import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { randomUUID } from 'node:crypto';

/** Thrown when another living process holds the folder. The message names the folder and the process. */
export class FolderInUseError extends Error {
  override name = 'FolderInUseError';

  constructor(folder: string, holder: number) {
    super(
      `The database folder ${folder} is in use by process ${holder}. ` +
        'Stop that process, or set UPSTREAM_DATA_DIR to another folder.',
    );
  }
}

/** Folders that this very process holds. */
const held = new Set<string>();

/**
 * Takes the folder for this process: PGlite has no lock of its own, and two processes would destroy the data.
 * A lock that a dead process left behind is taken over.
 *
 * @param folder made when it is missing, with its parents
 * @returns a function that gives the folder back
 * @throws {@link FolderInUseError} when another process, or another database of this one, holds the folder
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

/** A link appears whole or not at all, so nobody ever reads a lock without its process id. */
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
    // Given back since we failed to take it.
    if (hasCode(error, 'ENOENT')) return 0;
    throw error;
  }
}

function isHeldBy(pid: number, path: string): boolean {
  // A container's process has the same id after each restart: our own id alone proves nothing.
  if (pid === process.pid) return held.has(path);
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process exists and belongs to somebody else.
    return hasCode(error, 'EPERM');
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
