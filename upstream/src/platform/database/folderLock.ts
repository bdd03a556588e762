import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
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

/** Folders that this process has locked or is locking. */
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
  if (held.has(path)) throw new FolderInUseError(folder, process.pid);
  // Before the first await: a concurrent call would take the lock file of this one for that of a dead process.
  held.add(path);
  const lockFile = join(path, 'brigade.lock');
  try {
    await mkdir(path, { recursive: true });
    await take(lockFile, folder);
  } catch (error) {
    held.delete(path);
    throw error;
  }
  return async () => {
    await rm(lockFile, { force: true });
    held.delete(path);
  };
}

async function take(lockFile: string, folder: string): Promise<void> {
  if (await tryTake(lockFile)) return;
  const holder = await holderOf(lockFile);
  if (isRunning(holder)) throw new FolderInUseError(folder, holder);
  await removeLockOf(holder, lockFile);
  if (!(await tryTake(lockFile))) throw new FolderInUseError(folder, await holderOf(lockFile));
}

/**
 * Removes the lock of a dead process. Two processes can find it at once, and the slower one must not remove the lock
 * that the faster one has taken: a rename takes one file away at a time, which is returned if it is another one.
 */
async function removeLockOf(holder: number, lockFile: string): Promise<void> {
  const aside = `${lockFile}.${randomUUID()}`;
  try {
    await rename(lockFile, aside);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return;
    throw error;
  }
  try {
    if ((await holderOf(aside)) !== holder) await link(aside, lockFile);
  } finally {
    await rm(aside, { force: true });
  }
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

/** Whether another process runs under this id. */
function isRunning(pid: number): boolean {
  // A lock file of an earlier process: in a container, a restarted process often gets the same id.
  if (pid === process.pid) return false;
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
