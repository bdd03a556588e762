import { loadTemporal } from '@brigade/domain/platform/time/temporal.ts';
import { RouterProvider } from '@tanstack/react-router';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { onSessionChangedElsewhere, readSession } from './accounts/signIn/session.ts';
import { createAppRouter } from './app/createAppRouter.ts';
import { preloadScreen } from './app/preloadScreen.ts';
import { reloadOnStaleModule } from './app/reloadOnStaleModule.ts';
import { keepRelayEvents } from './platform/relay/relayLog.ts';
import { sharingKey } from './platform/signals/sharingKey.ts';
import { applyTheme, storedTheme } from './ui/theme/theme.ts';
import { dismissToasts } from './ui/feedback/toast.ts';
import './platform/glossary/term.css';
import './platform/screen/pressable.css';
import './ui/theme/global.css';

applyTheme(storedTheme());
reloadOnStaleModule();

const router = createAppRouter();
onSessionChangedElsewhere(() => {
  dismissToasts();
  void router.invalidate();
});

// The code of the first screen loads beside the session's client, not after it.
if (readSession()) preloadScreen(router);

// From the first request on, but in no one's way: only for those who share, and not part of the first load.
if (localStorage.getItem(sharingKey) === 'shared') {
  keepRelayEvents();
  import('./platform/signals/followSharing.ts').then(
    ({ followSharing }) => followSharing(router),
    () => undefined,
  );
}

await loadTemporal();

const root = createRoot(document.querySelector('#root')!);
// In a transition, React renders the first screen in slices between which the page responds.
startTransition(() =>
  root.render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  ),
);
