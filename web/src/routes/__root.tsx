import { createRootRouteWithContext } from '@tanstack/react-router';
import { AppRoot } from '../shell/AppRoot.tsx';
import { PageNotFound } from '../shell/PageNotFound.tsx';
import { ScreenError } from '../shell/ScreenError.tsx';

/** What every route can reach. */
export interface AppContext {
  /** Looks anew whether somebody is signed in, and goes to the sign-in pages when not. */
  readonly recheckSession: () => void;
}

export const Route = createRootRouteWithContext<AppContext>()({
  component: AppRoot,
  errorComponent: ScreenError,
  notFoundComponent: PageNotFound,
});
