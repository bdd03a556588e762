import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../../testing/startTestGateway.ts';

const root = mkdtempSync(join(tmpdir(), 'brigade-web-'));
let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startTestGateway({ settings: { webRoot: root } });
});

afterAll(async () => {
  await gateway.close();
  rmSync(root, { recursive: true });
});

function get(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(gateway.url + path, init);
}

describe('without a built web app', () => {
  test('without a built web app, a page with build instructions is served, and the rest works', async () => {
    const page = await get('/');
    expect(page.status).toBe(503);
    expect(await page.text()).toContain('npm start');
    expect((await get('/healthz')).status).toBe(200);
  });
});

describe('with a built web app', () => {
  beforeAll(() => {
    mkdirSync(join(root, 'assets'));
    mkdirSync(join(root, 'screens'));
    writeFileSync(join(root, 'index.html'), '<!doctype html><title>Brigade</title>');
    writeFileSync(join(root, 'screens', '0.html'), '<!doctype html><title>Brigade</title>Add');
    writeFileSync(join(root, 'screens', '1.html'), '<!doctype html><title>Brigade</title>Home');
    writeFileSync(
      join(root, 'screens', 'screens.json'),
      JSON.stringify([
        { pathname: '/locations/add', page: '/screens/0.html' },
        { pathname: '/locations/:locationId{/:tab}?', page: '/screens/1.html' },
      ]),
    );
    writeFileSync(join(root, '.env'), 'SECRET=Brigade');
    writeFileSync(join(root, 'sw.js'), 'worker');
    writeFileSync(join(root, 'manifest.webmanifest'), '{}');
    writeFileSync(join(root, 'assets', 'app-1a2b.js'), 'plain');
    writeFileSync(join(root, 'assets', 'film-1a2b.webm'), '0123456789');
    writeFileSync(join(root, 'assets', 'film-1a2b.vtt'), 'WEBVTT');
    writeFileSync(join(root, 'assets', 'app-1a2b.js.map'), '{}');
    writeFileSync(join(root, 'assets', 'app-1a2b.js.map.gz'), gzipSync('{}'));
    writeFileSync(join(root, 'assets', 'app-1a2b.js.gz'), gzipSync('packed'));
  });

  test.for(['/', '/locations/4/gigs/7/applicants', '/auth?returnTo=/x'])(
    '%s serves the page, which is always revalidated',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('<title>Brigade</title>');
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(response.headers.get('content-type')).toBe('text/html;charset=utf-8');
    },
  );

  test.for([
    ['/locations/add', 'Add'],
    ['/locations/4', 'Home'],
    ['/locations/4/pay?by=person', 'Home'],
    ['/locations/4/pay/extra', '</title>'],
    ['/', '</title>'],
  ])('%s serves the page of its screen, which ends with %s', async ([path = '', end = '']) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect((await response.text()).endsWith(end)).toBe(true);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
    const etag = response.headers.get('etag') ?? '';
    expect((await get(path, { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  test.for([
    ['/sw.js', 'text/javascript'],
    ['/manifest.webmanifest', 'application/manifest+json'],
  ])('%s of the installed app is always revalidated, so that a release reaches it', async ([path, type]) => {
    const response = await get(path ?? '');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('content-type')).toContain(type);
  });

  test('the web app sends the policy with a 304, whose headers replace those of the cached page', async () => {
    const first = await get('/');
    const again = await get('/', { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
    for (const header of ['content-security-policy', 'cache-control']) {
      expect(again.headers.get(header)).toBe(first.headers.get(header));
    }
  });

  test('the policy allows the page to run scripts from its own files only', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? '';
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
      ]),
    );
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });

  test('content-hashed files are cached forever, compressed for clients that support it', async () => {
    const response = await get('/assets/app-1a2b.js', { headers: { 'accept-encoding': 'gzip' } });
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await response.text()).toBe('packed');
  });

  test('the part of the film that a player asks for is sent', async () => {
    const part = await get('/assets/film-1a2b.webm', { headers: { range: 'bytes=2-5' } });
    expect(part.status).toBe(206);
    expect(await part.text()).toBe('2345');
    expect(part.headers.get('content-range')).toBe('bytes 2-5/10');
    expect(part.headers.get('accept-ranges')).toBe('bytes');
    expect(part.headers.get('content-type')).toBe('video/webm');
    const rest = await get('/assets/film-1a2b.webm', { headers: { range: 'bytes=7-' } });
    expect(rest.status).toBe(206);
    expect(await rest.text()).toBe('789');
  });

  test('a part of the film that begins after the end is refused', async () => {
    const response = await get('/assets/film-1a2b.webm', { headers: { range: 'bytes=10-' } });
    expect(response.status).toBe(416);
    expect(response.headers.get('content-range')).toBe('bytes */10');
  });

  test('captions of the film are sent as captions', async () => {
    const response = await get('/assets/film-1a2b.vtt');
    expect(response.headers.get('content-type')).toMatch(/^text\/vtt/);
  });

  test.for([
    '/assets/gone-9z.js',
    '/assets/gone',
    '/favicon.ico',
    '/.env',
    '/assets/app-1a2b.js.map',
    '/assets/app-1a2b.js.map?x=1',
    '/assets/app-1a2b.js.m%61p',
    '/assets/app-1a2b.js.map.gz',
    '/%2Eenv',
    '/deep/.git/config',
    '/screens/0.html',
    '/screens/screens.json',
    '/assets/..%2f..%2fpackage.json',
  ])('%s returns 404, and never the page', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('Brigade');
  });

  test('the web app rejects methods other than reads', async () => {
    const response = await get('/', { method: 'POST', body: 'x' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });
});
