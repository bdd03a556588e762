import { createContext, useContext, type MouseEvent, type ReactNode } from 'react';

/** Goes to `href` without loading the page anew. */
export type Navigate = (href: string) => void;

const NavigationContext = createContext<Navigate | null>(null);

/**
 * Makes the kit's links navigate on the client. Without it they are plain links, so the kit knows nothing of the
 * router in use.
 */
export function NavigationProvider({ navigate, children }: { navigate: Navigate; children: ReactNode }) {
  return <NavigationContext value={navigate}>{children}</NavigationContext>;
}

/** The router's navigation, or null outside a NavigationProvider. */
export function useNavigation(): Navigate | null {
  return useContext(NavigationContext);
}

/**
 * A click handler for an anchor. It leaves to the browser whatever the browser does better: new tabs, downloads,
 * other origins, and clicks that somebody has handled already.
 */
export function useLinkClick(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const navigate = useNavigation();
  return (event) => {
    const link = event.currentTarget;
    const isPlainClick =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!navigate || event.defaultPrevented || !isPlainClick) return;
    if ((link.target && link.target !== '_self') || link.hasAttribute('download')) return;
    if (link.origin !== window.location.origin) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  };
}
