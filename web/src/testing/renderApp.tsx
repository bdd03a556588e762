import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { endSession, startSession } from '../accounts/signIn/session.ts';
import { visitorClient } from '../platform/relay/visitorClient.ts';
import { createAppRouter } from '../app/createAppRouter.ts';
import { fakeGateway, type Root } from './fakeGateway.ts';
import { makeViewer } from './world.ts';

let tokens = 0;

/**
 * Opens the app at an address, with a gateway made of these root fields.
 *
 * @param isSignedIn default true: with its own session, so that no data of another test is seen
 * @param stored what the browser has kept from an earlier visit
 */
export async function renderApp(
  path: string,
  root: Root = {},
  isSignedIn = true,
  stored: Readonly<Record<string, string>> = {},
) {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  endSession();
  // Visitors have no session that a test could have of its own.
  visitorClient().forgetResponses();
  if (isSignedIn) startSession(`token-${(tokens += 1)}`, 3600);
  const gateway = fakeGateway({ viewer: makeViewer(), skills: [], sandbox: null, ...root });
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }));
  const screen = await render(<RouterProvider router={router} />);
  return { screen, router, gateway };
}
