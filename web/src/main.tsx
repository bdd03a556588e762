import { loadTemporal } from '@brigade/domain/time/temporal.ts';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { onSessionChangedElsewhere } from './auth/session.ts';
import { createAppRouter } from './shell/createAppRouter.ts';
import { reloadOnStaleModule } from './shell/reloadOnStaleModule.ts';
import { applyTheme, storedTheme } from './ui/theme.ts';
import { dismissToasts } from './ui/toast.ts';
import './shell/pressable.css';
import './ui/global.css';

applyTheme(storedTheme());
reloadOnStaleModule();

const router = createAppRouter();
onSessionChangedElsewhere(() => {
  dismissToasts();
  void router.invalidate();
});

await loadTemporal();

createRoot(document.querySelector('#root')!).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
