import { createContext, useContext, type MouseEvent, type ReactNode } from 'react';

/**
 * Navigates to `href` without reloading the page.
 *
 * @param keepsScroll whether the page stays where it is scrolled to; default false
 */
export type Navigate = (href: string, keepsScroll?: boolean) => void;

export interface NavigationBlockerProps {
  isBlocking: boolean;
  /** Renders the confirmation. Gets the blocked navigation, or null when none is blocked. */
  children: (blocked: { proceed: () => void; cancel: () => void } | null) => ReactNode;
}

/** Renders what blocks navigation while it is mounted and `isBlocking`. */
export type RenderBlocker = (props: NavigationBlockerProps) => ReactNode;

const blockNothing: RenderBlocker = ({ children }) => children(null);

const NavigationContext = createContext<Navigate | null>(null);
const BlockerContext = createContext<RenderBlocker>(blockNothing);

interface Props {
  navigate: Navigate;
  /** Without it, forms ask before they close, but not before a navigation. */
  renderBlocker?: RenderBlocker;
  children: ReactNode;
}

/**
 * Connects links and forms to the router, so that the UI components do not depend on it. Outside a provider, links are
 * plain links.
 */
export function NavigationProvider({ navigate, renderBlocker = blockNothing, children }: Props) {
  return (
    <NavigationContext value={navigate}>
      <BlockerContext value={renderBlocker}>{children}</BlockerContext>
    </NavigationContext>
  );
}

/** The router's navigation, or null outside a NavigationProvider. */
export function useNavigation(): Navigate | null {
  return useContext(NavigationContext);
}

/** The router's blocker, or one that blocks nothing outside a NavigationProvider. */
export function useNavigationBlocker(): RenderBlocker {
  return useContext(BlockerContext);
}

/**
 * A click handler for an anchor. It leaves to the browser what the browser does better (new tabs, downloads, other
 * origins), and ignores clicks that were already handled.
 *
 * @param keepsScroll whether the page stays where it is scrolled to
 */
export function useLinkClick(keepsScroll = false): (event: MouseEvent<HTMLAnchorElement>) => void {
  const navigate = useNavigation();
  return (event) => {
    const link = event.currentTarget;
    const isPlainClick =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!navigate || event.defaultPrevented || !isPlainClick) return;
    if ((link.target && link.target !== '_self') || link.hasAttribute('download')) return;
    if (link.origin !== window.location.origin) return;
    event.preventDefault();
    const href = link.pathname + link.search + link.hash;
    if (keepsScroll) navigate(href, true);
    else navigate(href);
  };
}
