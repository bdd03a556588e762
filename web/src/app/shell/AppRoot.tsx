import { Outlet, useRouter } from '@tanstack/react-router';
import { useFocusAfterRemoval } from '../../ui/actions/useFocusAfterRemoval.ts';
import { NavigationProvider } from '../../ui/navigation/NavigationProvider.tsx';
import { ToastRegion } from '../../ui/feedback/ToastRegion.tsx';
import { RouterBlocker } from '../../platform/screen/RouterBlocker.tsx';
import { usePageAnnouncement } from '../../platform/screen/usePageAnnouncement.ts';

/** The root of every screen, signed in or not. */
export function AppRoot() {
  const router = useRouter();
  usePageAnnouncement();
  useFocusAfterRemoval(() => router.state.location.pathname);
  return (
    <NavigationProvider
      navigate={(href, keepsScroll = false) => void router.navigate({ href, resetScroll: !keepsScroll })}
      renderBlocker={(blocker) => <RouterBlocker {...blocker} />}
    >
      <Outlet />
      <ToastRegion />
    </NavigationProvider>
  );
}
