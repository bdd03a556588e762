import { createOperationDescriptor, getRequest, Observable, type CacheConfig } from 'relay-runtime';
import { afterEach, expect, test, vi } from 'vitest';
import appShellDocument from '../../__generated__/AppShellQuery.graphql.ts';
import { createEnvironment } from './createEnvironment.ts';
import { Fault } from './Fault.ts';
import { refetchOf } from './requestMetadata.ts';

const context = { token: 'token', locationId: null, appContext: 'marketplace' } as const;

afterEach(() => vi.unstubAllGlobals());

function runShellQuery(
  onUnauthenticated: () => void,
  config?: CacheConfig,
  environment = createEnvironment({ context, onUnauthenticated }),
) {
  const operation = createOperationDescriptor(getRequest(appShellDocument), {}, config);
  return environment.execute({ operation });
}

function respondWithoutViewer(code: string) {
  const error = { message: 'No', path: ['viewer'], extensions: { code } };
  vi.stubGlobal('fetch', async () =>
    Response.json({ data: { viewer: null, sandbox: null }, errors: [error] }),
  );
}

function respondWithoutPart(part: string, code: string) {
  const error = { message: 'No', path: ['sandbox', part], extensions: { code } };
  const sandbox = { __typename: 'Sandbox', [part]: null };
  vi.stubGlobal('fetch', async () => Response.json({ data: { viewer: null, sandbox }, errors: [error] }));
}

test('a query that is dropped while it runs is aborted, and its failure is not reported as unhandled', async () => {
  const unhandled = vi.fn<(error: Error) => void>();
  Observable.onUnhandledError(unhandled);
  const failed = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
    const { promise, reject } = Promise.withResolvers<Response>();
    signal.addEventListener('abort', () => {
      reject(signal.reason);
      failed.resolve();
    });
    return promise;
  });

  runShellQuery(() => {})
    .subscribe({})
    .unsubscribe();

  await failed.promise;
  await new Promise((resolve) => setTimeout(resolve));
  expect(unhandled).not.toHaveBeenCalled();
});

test('a query whose caller leaves when the session ends reports nothing', async () => {
  const unhandled = vi.fn<(error: Error) => void>();
  Observable.onUnhandledError(unhandled);
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 401 }));
  const left = Promise.withResolvers<void>();

  const subscription = runShellQuery(() => {
    subscription.unsubscribe();
    left.resolve();
  }).subscribe({});

  await left.promise;
  await new Promise((resolve) => setTimeout(resolve));
  expect(unhandled).not.toHaveBeenCalled();
});

test('a failure reaches anyone who still listens', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 401 }));

  await expect(runShellQuery(() => {}).toPromise()).rejects.toBeInstanceOf(Fault);
});

test('a refetch whose root field is missing for an outage fails before it reaches the store', async () => {
  respondWithoutViewer('UPSTREAM_UNAVAILABLE');
  const refetch = runShellQuery(() => {}, refetchOf(null)).toPromise();
  await expect(refetch).rejects.toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' });
});

test('a first response may lack a root field, and a refetch too for any other reason', async () => {
  respondWithoutViewer('UPSTREAM_UNAVAILABLE');
  await expect(runShellQuery(() => {}).toPromise()).resolves.toMatchObject({ data: { viewer: null } });
  respondWithoutViewer('FORBIDDEN');
  await expect(runShellQuery(() => {}, refetchOf(null)).toPromise()).resolves.toMatchObject({
    data: { viewer: null },
  });
});

test('a refetch that lacks any part for an outage fails before it reaches the store', async () => {
  for (const code of ['UPSTREAM_UNAVAILABLE', 'UPSTREAM_TIMEOUT', 'RATE_LIMITED']) {
    respondWithoutPart('clock', code);
    await expect(runShellQuery(() => {}, refetchOf(null)).toPromise()).rejects.toMatchObject({ code });
  }
  respondWithoutPart('clock', 'FORBIDDEN');
  await expect(runShellQuery(() => {}, refetchOf(null)).toPromise()).resolves.toBeDefined();
});

test('a refetch may lack what the last response lacked, and nothing else', async () => {
  const environment = createEnvironment({ context, onUnauthenticated: () => {} });
  const refetch = () => runShellQuery(() => {}, refetchOf(null), environment).toPromise();
  respondWithoutPart('pros', 'UPSTREAM_UNAVAILABLE');
  await runShellQuery(() => {}, undefined, environment).toPromise();
  await expect(refetch()).resolves.toBeDefined();
  respondWithoutPart('clock', 'UPSTREAM_UNAVAILABLE');
  await expect(refetch()).rejects.toBeInstanceOf(Fault);
  respondWithoutPart('pros', 'FORBIDDEN');
  await expect(refetch()).resolves.toBeDefined();
  respondWithoutPart('pros', 'UPSTREAM_UNAVAILABLE');
  await expect(refetch()).rejects.toBeInstanceOf(Fault);
});
