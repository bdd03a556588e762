import { isOfflinePath } from '../platform/offline/offlinePath.ts';

// The service worker of the build: the roster opens without a connection from the files in its cache. It answers nothing
// else, so that every other page and all data come from the gateway.

/** An event that a service worker extends until its work is done. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface WorkerFetchEvent extends WorkerEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: WorkerFetchEvent) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
}

/** The files of the roster and a hash of their names; put in by build/serviceWorker.ts. */
declare const OFFLINE_FILES: readonly string[];
declare const OFFLINE_VERSION: string;

declare const self: WorkerScope;

const prefix = 'brigade-';
const cacheName = `${prefix}${OFFLINE_VERSION}`;
const page = '/roster';

/** How long the gateway has to send the page of a roster before the one in the cache opens, in milliseconds. */
const patienceMs = 600;

self.addEventListener('install', (event) => {
  event.waitUntil(install());
});

async function install(): Promise<void> {
  const cache = await caches.open(cacheName);
  // Files with a hash in their names may come from the browser's cache; the page and the rest must not.
  await cache.addAll([
    ...OFFLINE_FILES.map((file) => new Request(file)),
    new Request(page, { cache: 'reload' }),
  ]);
  await self.skipWaiting();
}

self.addEventListener('activate', (event) => {
  event.waitUntil(activate());
});

async function activate(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName);
  // The files of the previous release stay for pages that are still open.
  await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') {
    if (isOfflinePath(pathname)) event.respondWith(openPage(request));
  } else if (pathname.startsWith('/assets/')) {
    event.respondWith(caches.match(request).then((cached) => cached ?? fetch(request)));
  }
});

async function openPage(request: Request): Promise<Response> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), patienceMs);
  try {
    const response = await fetch(request, { signal: patience.signal });
    if (response.status < 500) return response;
  } catch {
    // The cache opens it.
  } finally {
    clearTimeout(timer);
  }
  const cache = await caches.open(cacheName);
  return (await cache.match(page)) ?? fetch(request);
}
