import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Thrown when another living process holds the folder. The message names the folder and the process. */
export class FolderInUseError extends Error {
  override name = 'FolderInUseError';
}

/**
 * Takes the folder for this process: PGlite has no lock of its own, and two processes would destroy the data.
 * A lock that a dead process left behind is taken over.
 *
 * @param folder made when it is missing, with its parents
 * @returns a function that gives the folder back
 * @throws {@link FolderInUseError} when another process, or another database of this one, holds the folder
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const lockFile = join(folder, 'brigade.lock');
  if (!(await tryCreate(lockFile))) {
    const holder = Number(await readFile(lockFile, 'utf8'));
    if (isAlive(holder)) {
      throw new FolderInUseError(
        `The database folder ${folder} is in use by process ${holder}. Stop it first, or set UPSTREAM_DATA_DIR to another folder.`,
      );
    }
    await rm(lockFile, { force: true });
    if (!(await tryCreate(lockFile))) {
      throw new FolderInUseError(`The database folder ${folder} was taken by another process just now.`);
    }
  }
  return () => rm(lockFile, { force: true });
}

async function tryCreate(lockFile: string): Promise<boolean> {
  try {
    const handle = await open(lockFile, 'wx');
    await handle.writeFile(String(process.pid));
    await handle.close();
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process exists and belongs to somebody else.
    return isCode(error, 'EPERM');
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
