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

test('creates, locks and releases a folder', async () => {
  const unlock = await lockFolder(folder);
  expect(await readFile(lockFile(), 'utf8')).toBe(String(process.pid));

  await unlock();
  await expect(lockFolder(folder)).resolves.toEqual(expect.any(Function));
});

test('rejects a second lock by the same process', async () => {
  const unlock = await lockFolder(folder);

  await expect(lockFolder(`${folder}/`)).rejects.toThrow(FolderInUseError);
  await unlock();
});

test('rejects a folder locked by another running process and names both', async () => {
  await (
    await lockFolder(folder)
  )();
  await writeFile(lockFile(), String(process.ppid));

  await expect(lockFolder(folder)).rejects.toThrow(`${folder} is in use by process ${process.ppid}`);
});

test('grants one of several concurrent locks', async () => {
  for (let round = 0; round < 20; round += 1) {
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
    const granted = results.filter((result) => result.status === 'fulfilled');

    expect(granted).toHaveLength(1);
    await granted[0]?.value();
  }
});

test('a folder can be locked after an attempt that failed', async () => {
  await writeFile(join(parent, 'made'), 'a file in place of the folder');
  await expect(lockFolder(folder)).rejects.toThrow(/ENOTDIR|EEXIST/);
  await rm(join(parent, 'made'));

  await expect(lockFolder(folder)).resolves.toEqual(expect.any(Function));
});

test('takes over the lock of a dead process', async () => {
  await (
    await lockFolder(folder)
  )();
  const { pid } = spawnSync(process.execPath, ['--version']);
  await writeFile(lockFile(), String(pid));

  await expect(lockFolder(folder)).resolves.toEqual(expect.any(Function));
});

test('takes over the lock of an earlier process with the same id', async () => {
  await (
    await lockFolder(folder)
  )();
  await writeFile(lockFile(), String(process.pid));

  await expect(lockFolder(folder)).resolves.toEqual(expect.any(Function));
});

test('takes over a lock without a process id', async () => {
  await (
    await lockFolder(folder)
  )();
  await writeFile(lockFile(), '');

  await expect(lockFolder(folder)).resolves.toEqual(expect.any(Function));
});
