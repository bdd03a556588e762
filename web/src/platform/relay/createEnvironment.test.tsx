import { createOperationDescriptor, getRequest, Observable } from 'relay-runtime';
import { afterEach, expect, test, vi } from 'vitest';
import appShellDocument from '../../__generated__/AppShellQuery.graphql.ts';
import { createEnvironment } from './createEnvironment.ts';
import { Fault } from './Fault.ts';

const context = { token: 'token', locationId: null, appContext: 'marketplace' } as const;

afterEach(() => vi.unstubAllGlobals());

function runShellQuery(onUnauthenticated: () => void) {
  const environment = createEnvironment({ context, onUnauthenticated });
  return environment.execute({ operation: createOperationDescriptor(getRequest(appShellDocument), {}) });
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
