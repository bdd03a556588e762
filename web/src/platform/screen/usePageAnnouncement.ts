import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { announce } from '../../ui/feedback/announce.ts';

/**
 * Does what a browser does on a page load: announces the title to screen readers, and moves the focus to the page if the
 * link that led to it is gone.
 */
export function usePageAnnouncement(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return;
        announce(document.title);
        if (document.activeElement !== document.body) return;
        // The router restores the scroll position; focusing would scroll the heading below the app's bar.
        document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
      }),
    [router],
  );
}
