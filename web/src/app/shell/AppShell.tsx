import { useLocation } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense } from 'react';
import { graphql, RelayEnvironmentProvider, usePreloadedQuery } from 'react-relay/hooks';
import type { AppShellQuery } from '../../__generated__/AppShellQuery.graphql.ts';
import { CurrentLocation } from '../../businesses/locations/CurrentLocation.tsx';
import { LocationSwitcher } from '../../businesses/locations/switcher/LocationSwitcher.tsx';
import type { Client } from '../../platform/relay/client.ts';
import { useHeldQuery, type ScreenQuery } from '../../platform/relay/screenQuery.ts';
import { AfterFirstScreen } from '../../platform/screen/AfterFirstScreen.tsx';
import { LoadingScreen } from '../../ui/screens/LoadingScreen.tsx';
import { Logo } from '../../ui/layout/Logo.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { ViewerProvider } from '../../businesses/locations/ViewerProvider.tsx';
import { AppNavigation } from './AppNavigation.tsx';
import { HomeLink } from './HomeLink.tsx';
import styles from './AppShell.module.css';
import { ShellScreen } from './ShellScreen.tsx';
import { SignedOut } from '../../accounts/signIn/SignedOut.tsx';

const BusinessesOnly = lazy(() => import('../../accounts/users/BusinessesOnly.tsx'));
// The rest of the app works without them.
const ShellTools = lazy<ComponentType>(() =>
  import('../help/ShellTools.tsx').catch(() => ({ default: () => null })),
);
const ShellNotices = lazy<ComponentType>(() =>
  import('./ShellNotices.tsx').catch(() => ({ default: () => null })),
);
const SandboxBar = lazy(() => import('../../sandbox/SandboxBar.tsx'));
const SignUpFirst = lazy(() => import('../../accounts/signUp/SignUpFirst.tsx'));
const TermsBanner = lazy(() => import('../../accounts/terms/TermsBanner.tsx'));

interface Props {
  client: Client;
  query: ScreenQuery<AppShellQuery>;
}

/** The frame around every screen of a signed-in user. Its query runs once per session. */
export function AppShell({ client, query }: Props) {
  return (
    <RelayEnvironmentProvider environment={client.environment}>
      <Suspense fallback={<LoadingScreen isFullPage />}>
        <Frame client={client} query={query} />
      </Suspense>
    </RelayEnvironmentProvider>
  );
}

function Frame({ client, query }: Props) {
  const { pathname } = useLocation();
  const { viewer, sandbox } = usePreloadedQuery<AppShellQuery>(
    graphql`
      query AppShellQuery @preloadable @throwOnFieldError {
        viewer {
          appMode
          needsSignUp
          termsAcceptance @catch(to: NULL) {
            status
          }
          ...ViewerProvider_user
          ...LocationSwitcher_user
          ...AccountMenu_user
          ...TermsBanner_user
        }
        sandbox {
          __typename
        }
      }
    `,
    useHeldQuery(query),
  );
  // The token is not valid any more.
  if (!viewer) return <SignedOut />;
  // Who leads the team of an event may be a pro, or have no business to sign up.
  const isForBusinesses = !pathname.startsWith('/team-captain');
  if (viewer.needsSignUp && isForBusinesses) {
    return (
      <Suspense fallback={<LoadingScreen isFullPage />}>
        <SignUpFirst />
      </Suspense>
    );
  }

  const isPro = viewer.appMode === 'GIGSTER';
  const termsStatus = viewer.termsAcceptance?.status;
  const hasTermsToAccept =
    isForBusinesses && !isPro && (termsStatus === 'REQUIRED' || termsStatus === 'EXPIRED');
  return (
    <ViewerProvider user={viewer}>
      <CurrentLocation client={client} />
      <div className={styles.shell}>
        <a className={styles.skipLink} href="#main">
          Skip to content
        </a>
        <header className={styles.bar}>
          <HomeLink className={styles.logo}>
            <Logo />
          </HomeLink>
          <HomeLink className={styles.mark}>
            <Logo isMarkOnly />
          </HomeLink>
          {isPro ? null : (
            <>
              <LocationSwitcher user={viewer} />
              <div className={styles.search}>
                <AfterFirstScreen>
                  <ShellTools />
                </AfterFirstScreen>
              </div>
              <AppNavigation />
            </>
          )}
          <AccountMenu user={viewer} />
        </header>
        <div className={styles.column}>
          {sandbox && !isPro ? (
            <div className={styles.sandbox}>
              <AfterFirstScreen>
                <SandboxBar />
              </AfterFirstScreen>
            </div>
          ) : null}
          <main id="main" tabIndex={-1} className={styles.main}>
            {hasTermsToAccept ? (
              <Suspense>
                <TermsBanner user={viewer} />
              </Suspense>
            ) : null}
            <AfterFirstScreen>
              <ShellNotices />
            </AfterFirstScreen>
            {isPro && isForBusinesses ? (
              <Suspense fallback={<LoadingScreen />}>
                <BusinessesOnly />
              </Suspense>
            ) : (
              <ShellScreen />
            )}
          </main>
        </div>
      </div>
    </ViewerProvider>
  );
}
