import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { chromiumFlags, chromiumPath } from '../../scripts/browser.ts';
import { brokenChunks } from './brokenChunks.ts';

// A browser takes its time to start on a machine that does much else.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let folder = '';
let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumFlags });
});
afterAll(() => browser.close());

/** A build with an entry, which imports `app` at once, and these chunks, which are loaded later. */
async function build(chunks: Record<string, string>): Promise<void> {
  const manifest = {
    'index.html': { file: 'index.js', imports: ['app'] },
    app: { file: 'app.js' },
    ...Object.fromEntries(
      Object.keys(chunks).map((name) => [`src/${name}.tsx`, { file: `${name}.js`, isDynamicEntry: true }]),
    ),
  };
  await mkdir(path.join(folder, '.vite'));
  await writeFile(path.join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
  for (const [name, code] of Object.entries({ app: 'globalThis.isFirst = true;', ...chunks })) {
    await writeFile(path.join(folder, `${name}.js`), code);
  }
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'chunks-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('finds the chunk that needs another one before that is ready, and names it', async () => {
  await build({
    form: "import { limit } from './rules.js'; export const field = limit + 1;",
    rules: "import { field } from './form.js'; export const limit = 1; export const twice = () => field;",
    icon: 'export const icon = 1;',
  });
  expect(await brokenChunks(folder, browser)).toEqual([
    { name: 'src/rules.tsx', message: expect.stringContaining('limit') },
  ]);
});

test('finds the chunk whose file is not there', async () => {
  await build({ page: "import './gone.js';" });
  expect(await brokenChunks(folder, browser)).toMatchObject([{ name: 'src/page.tsx' }]);
});

test('says nothing of chunks that find what the first page loads', async () => {
  await build({ page: "if (!globalThis.isFirst) throw new Error('too early');" });
  expect(await brokenChunks(folder, browser)).toEqual([]);
});
