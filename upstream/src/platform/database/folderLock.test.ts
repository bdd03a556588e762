import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderInUseError, lockFolder } from './folderLock.ts';

let parent: string;
let folder: string;

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'brigade-lock-'));
  folder = join(parent, 'made', 'here');
});
afterEach(() => rm(parent, { recursive: true, force: true }));

const lockFile = () => join(folder, 'brigade.lock');

test('a folder is made, held, and free again afterwards', async () => {
  const unlock = await lockFolder(folder);
  expect(await readFile(lockFile(), 'utf8')).toBe(String(process.pid));

  await unlock();
  await expect(lockFolder(folder)).resolves.toEqual(expect.any(Function));
});

test('a folder is held once, also by one process', async () => {
  const unlock = await lockFolder(folder);

  await expect(lockFolder(`${folder}/`)).rejects.toThrow(FolderInUseError);
  await unlock();
});

test('a folder that another living process holds is refused, with both named', async () => {
  await (
    await lockFolder(folder)
  )();
  await writeFile(lockFile(), String(process.ppid));

  await expect(lockFolder(folder)).rejects.toThrow(`${folder} is in use by process ${process.ppid}`);
});

test('of several that want it at the same moment one gets it', async () => {
  const results = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));

  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('what a dead process left behind is taken over', async () => {
  await (
    await lockFolder(folder)
  )();
  const { pid } = spawnSync(process.execPath, ['--version']);
  await writeFile(lockFile(), String(pid));

  await expect(lockFolder(folder)).resolves.toEqual(expect.any(Function));
});

test("what an earlier process of this one's id left behind is taken over", async () => {
  await (
    await lockFolder(folder)
  )();
  await writeFile(lockFile(), String(process.pid));

  await expect(lockFolder(folder)).resolves.toEqual(expect.any(Function));
});

test('a lock that holds no process id is taken over', async () => {
  await (
    await lockFolder(folder)
  )();
  await writeFile(lockFile(), '');

  await expect(lockFolder(folder)).resolves.toEqual(expect.any(Function));
});
