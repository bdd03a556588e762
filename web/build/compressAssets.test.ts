import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compressFolder } from './compressAssets.ts';

const text = 'Line Cook, '.repeat(200);
let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'assets-'));
  await mkdir(path.join(folder, 'assets'));
});
afterEach(() => rm(folder, { recursive: true }));

test('writes what the server can send as it is, beside each text file', async () => {
  await writeFile(path.join(folder, 'assets/app.js'), text);
  await compressFolder(folder);
  const brotli = await readFile(path.join(folder, 'assets/app.js.br'));
  const gzipped = await readFile(path.join(folder, 'assets/app.js.gz'));
  expect(brotliDecompressSync(brotli).toString()).toBe(text);
  expect(gunzipSync(gzipped).toString()).toBe(text);
});

test('leaves alone what is small, what is compressed already, and maps', async () => {
  await Promise.all(
    ['small.js', 'font.woff2', 'app.js.map'].map((name) =>
      writeFile(path.join(folder, name), name === 'small.js' ? 'tiny' : text),
    ),
  );
  await compressFolder(folder);
  expect((await readdir(folder)).toSorted()).toEqual(['app.js.map', 'assets', 'font.woff2', 'small.js']);
});
