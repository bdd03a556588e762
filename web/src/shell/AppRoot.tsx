import { Outlet, useRouter } from '@tanstack/react-router';
import { NavigationProvider } from '../ui/NavigationProvider.tsx';
import { ToastRegion } from '../ui/ToastRegion.tsx';

/** What every screen stands in, signed in or not. */
export function AppRoot() {
  const router = useRouter();
  return (
    <NavigationProvider navigate={(href) => void router.navigate({ href })}>
      <Outlet />
      <ToastRegion />
    </NavigationProvider>
  );
}
