import { useEffect, useEffectEvent } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { useFreshLinks_exports$key } from '../../__generated__/useFreshLinks_exports.graphql.ts';
import { useVisibleInterval } from '../../platform/live/useVisibleInterval.ts';

const minute = 60_000;
/** How long before its end a link is read again: long enough for a second attempt. */
const leadMs = 2.5 * minute;

/**
 * Reads the download links of exports again shortly before the first of them ends, or as soon as a page is visible that was
 * hidden then.
 */
export function useFreshLinks(exports: useFreshLinks_exports$key, refresh: () => void): void {
  const links = useFragment(
    graphql`
      fragment useFreshLinks_exports on Export @relay(plural: true) @throwOnFieldError {
        downloadExpiresAt
      }
    `,
    exports,
  );
  // Links end by real time, and not by the clock of the marketplace, which a sandbox can move.
  const ends = links.flatMap(({ downloadExpiresAt: end }) => (end == null ? [] : [Date.parse(end)]));
  const refreshIfDue = () => {
    if (Math.min(...ends) - Date.now() < leadMs) refresh();
  };
  useVisibleInterval(refreshIfDue, ends.length === 0 ? null : minute);
  const onVisibilityChange = useEffectEvent(() => {
    if (document.visibilityState === 'visible') refreshIfDue();
  });
  useEffect(() => {
    const listener = () => onVisibilityChange();
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  }, []);
}
