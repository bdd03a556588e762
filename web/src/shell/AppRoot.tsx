import { Outlet, useRouter } from '@tanstack/react-router';
import { NavigationProvider } from '../ui/NavigationProvider.tsx';
import { ToastRegion } from '../ui/feedback/ToastRegion.tsx';
import { usePageAnnouncement } from '../platform/screen/usePageAnnouncement.ts';

/** What every screen stands in, signed in or not. */
export function AppRoot() {
  const router = useRouter();
  usePageAnnouncement();
  return (
    <NavigationProvider navigate={(href) => void router.navigate({ href })}>
      <Outlet />
      <ToastRegion />
    </NavigationProvider>
  );
}
