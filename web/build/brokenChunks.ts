import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import type { Manifest } from './manifest.ts';
import { serveFolder } from './serveFolder.ts';

/** A chunk that cannot be imported. */
export interface BrokenChunk {
  /** Its source file or name in the manifest. */
  readonly name: string;
  /** What the browser says. */
  readonly message: string;
}

// More pages than this only wait for each other.
const pageCount = 2;

/**
 * Imports everything that a build loads while it runs, each in its own page that has only what the first page
 * loads: chunks that need each other in a circle fail here, in whatever order people come to them.
 *
 * @param folder the build, with its manifest
 */
export async function brokenChunks(folder: string, browser: Browser): Promise<BrokenChunk[]> {
  const text = await readFile(path.join(folder, '.vite/manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as Manifest;
  const first = (manifest['index.html']?.imports ?? []).flatMap((key) => manifest[key]?.file ?? []);
  const queue = Object.entries(manifest).filter(([, { isDynamicEntry }]) => isDynamicEntry === true);
  const { origin, server } = await serveFolder(folder);
  try {
    const broken: BrokenChunk[] = [];
    const work = async () => {
      const page = await browser.newPage();
      for (let next = queue.shift(); next; next = queue.shift()) {
        const [name, { file }] = next;
        const message = await failureOf(page, origin, [...first, file]);
        if (message !== null) broken.push({ name, message });
      }
      await page.close();
    };
    await Promise.all(Array.from({ length: pageCount }, work));
    return broken;
  } finally {
    server.close();
  }
}

/** What goes wrong when files are imported one after the other in a fresh page; null when nothing does. */
async function failureOf(page: Page, origin: string, files: readonly string[]): Promise<string | null> {
  await page.goto(origin);
  // As text: what compiles this file would rewrite an import in it.
  return page.evaluate<string | null>(`
    ${JSON.stringify(files)}
      .reduce((before, name) => before.then(() => import('/' + name)), Promise.resolve())
      .then(() => null, String)
  `);
}
