import { createRootRouteWithContext } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { AppRoot } from '../shell/AppRoot.tsx';
import { PageError } from '../shell/PageError.tsx';
import { LoadingScreen } from '../ui/LoadingScreen.tsx';

const PageNotFound = lazy(() => import('../shell/PageNotFound.tsx'));

/** What every route can reach. */
export interface AppContext {
  /** Looks anew whether somebody is signed in, and goes to the sign-in pages when not. */
  readonly recheckSession: () => void;
}

export const Route = createRootRouteWithContext<AppContext>()({
  component: AppRoot,
  errorComponent: PageError,
  notFoundComponent: () => (
    <Suspense fallback={<LoadingScreen isFullPage />}>
      <PageNotFound />
    </Suspense>
  ),
});
