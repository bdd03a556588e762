import { createRootRouteWithContext } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { AppRoot } from '../../shell/AppRoot.tsx';
import { PageError } from '../../platform/screen/PageError.tsx';
import { LoadingScreen } from '../../ui/screens/LoadingScreen.tsx';

const PageNotFound = lazy(() => import('../screens/PageNotFound.tsx'));

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
