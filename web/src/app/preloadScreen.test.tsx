import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';
import { createAppRouter } from './createAppRouter.ts';
import { preloadScreen } from './preloadScreen.ts';

test('loads the code of the screen and of all around it', () => {
  const router = createAppRouter(createMemoryHistory({ initialEntries: ['/locations/1/pay'] }));
  // The router shows what cannot be loaded; nothing may be left unhandled here.
  const load = vi.spyOn(router, 'loadRouteChunk').mockImplementation(() => Promise.reject(new Error('gone')));
  preloadScreen(router);
  const ids = load.mock.calls.map(([route]) => route.id);
  expect(ids).toEqual([
    '__root__',
    '/_app',
    '/_app/locations/$locationId',
    '/_app/locations/$locationId/pay',
  ]);
});
