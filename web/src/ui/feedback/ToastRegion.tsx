import { lazy, Suspense, useEffect, useState } from 'react';
import { onToastsWaiting } from './toast.ts';

const ToastList = lazy(() => import('./ToastList.tsx'));

/** The place of the page's toasts. Its code comes with the first of them. */
export function ToastRegion() {
  const [isNeeded, setIsNeeded] = useState(false);

  // The list takes over as the listener when it arrives.
  useEffect(() => onToastsWaiting(() => setIsNeeded(true)), []);

  return isNeeded ? (
    <Suspense>
      <ToastList />
    </Suspense>
  ) : null;
}
