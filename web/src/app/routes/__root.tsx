import { createRootRouteWithContext } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { AppRoot } from '../shell/AppRoot.tsx';
import { PageError } from '../../platform/screen/PageError.tsx';
import { LoadingScreen } from '../../ui/screens/LoadingScreen.tsx';

const PageNotFound = lazy(() => import('../screens/PageNotFound.tsx'));

/** The router context of every route. */
export interface AppContext {
  /** Checks the session again, and redirects to the sign-in page if it has ended. */
  readonly recheckSession: () => void;
}

export const Route = createRootRouteWithContext<AppContext>()({
  component: AppRoot,
  errorComponent: PageError,
  notFoundComponent: () => (
    <Suspense fallback={<LoadingScreen isFullPage />}>
      <main>
        <PageNotFound />
      </main>
    </Suspense>
  ),
});
