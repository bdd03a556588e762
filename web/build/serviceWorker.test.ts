import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { build } from 'vite';
import { chromiumFlags, chromiumPath } from '../../scripts/browser.ts';
import { serviceWorker } from './serviceWorker.ts';

// A browser takes its time to start on a machine that does much else.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const roster = '/locations/1/gigs/5/roster';
let folder = '';
let browser: Browser;
let server: Server;
let page: Page;
/** Responds in place of the built app. */
let respond: ((response: ServerResponse) => void) | null = null;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumFlags });
});
afterAll(() => browser.close());

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'worker-'));
  await release('first');
  server = createServer((request, response) => void serve(request.url ?? '/', response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  respond = null;
  page = await browser.newPage({ baseURL: `http://127.0.0.1:${address.port}` });
  await page.goto(roster);
  await install();
});
afterEach(async () => {
  await page.context().close();
  server.close();
  await rm(folder, { recursive: true });
});

/** Builds an app whose page says the name of the release. */
async function release(name: string): Promise<void> {
  await mkdir(path.join(folder, 'src'), { recursive: true });
  await writeFile(path.join(folder, 'src/main.js'), `document.title = ${JSON.stringify(name)};`);
  await writeFile(
    path.join(folder, 'index.html'),
    '<!doctype html><script type="module" src="/src/main.js"></script>',
  );
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [serviceWorker()],
    build: { emptyOutDir: true },
  });
}

async function serve(url: string, response: ServerResponse): Promise<void> {
  if (respond) return respond(response);
  const isFile = url === '/sw.js' || url.startsWith('/assets/');
  const content = await readFile(path.join(folder, 'dist', isFile ? url : 'index.html')).catch(() => null);
  response
    .writeHead(content ? 200 : 404, { 'content-type': isFile ? 'text/javascript' : 'text/html' })
    .end(content);
}

/** Resolves when the worker of the current build answers the requests of the page. */
async function install(): Promise<void> {
  await page.evaluate(`(async () => {
    const registration = await navigator.serviceWorker.register('/sw.js');
    await registration.update();
    const worker = registration.installing ?? registration.waiting ?? registration.active;
    while (worker.state !== 'activated') {
      await new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }));
    }
  })()`);
}

async function titleOfVisit(): Promise<string> {
  await page.goto(roster);
  return page.title();
}

const cutOff = (response: ServerResponse) => void response.destroy();

test('a roster opens without a connection, and every other page does not', async () => {
  respond = cutOff;
  for (const address of [roster, '/roster', '/team-captain/5/roster']) {
    await page.goto(address);
    await expect.poll(() => page.title()).toBe('first');
  }
  await expect(page.goto('/locations/1')).rejects.toThrow('ERR_');
});

test('a roster opens while the server is down or does not answer', async () => {
  respond = (response) => void response.writeHead(502).end('Bad gateway');
  await page.goto(roster);
  await expect.poll(() => page.title()).toBe('first');
  respond = () => {};
  await page.goto(roster);
  await expect.poll(() => page.title()).toBe('first');
});

test('what the server says of a roster comes before what is kept', async () => {
  respond = (response) => void response.setHeader('content-type', 'text/html').end('<title>fresh</title>');
  // A server on a busy machine may be too late for one of the visits.
  await expect.poll(titleOfVisit, { timeout: 30_000 }).toBe('fresh');
});

test('a release replaces the page, and pages of the previous one that are open still find their files', async () => {
  const old = await page.evaluate<string>('document.querySelector("script").src');
  await release('second');
  await install();
  respond = cutOff;
  expect(await page.evaluate(`fetch(${JSON.stringify(old)}).then((response) => response.status)`)).toBe(200);
  await page.goto(roster);
  await expect.poll(() => page.title()).toBe('second');
});
