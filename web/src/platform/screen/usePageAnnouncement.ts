import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { announce } from '../../ui/feedback/announce.ts';

/**
 * Does what a browser does when it loads a page: says the title of the new one to screen readers, and takes the focus
 * there when the link that led to it is gone.
 */
export function usePageAnnouncement(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return;
        announce(document.title);
        if (document.activeElement !== document.body) return;
        // Where the page stands is the router's to say: the focus would pull the heading under the app's bar.
        document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
      }),
    [router],
  );
}
