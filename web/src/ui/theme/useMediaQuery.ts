import { useCallback, useSyncExternalStore } from 'react';

/** Screens as narrow as a phone. */
export const narrowScreen = '(max-width: 639.98px)';

/** Whether the page meets a media query. For what is built differently there; looks are a matter of CSS. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChanged: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', onChanged);
      return () => media.removeEventListener('change', onChanged);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
