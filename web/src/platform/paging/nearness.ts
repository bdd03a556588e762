type Listener = (entry: IntersectionObserverEntry) => void;

const listeners = new WeakMap<Element, Listener>();
let observer: IntersectionObserver | undefined;

/**
 * Reports whenever an element comes within two screens of what is visible, or goes further than that. One observer serves
 * all: a list of a year has hundreds of parts.
 *
 * @returns ends it
 */
export function watchNearness(element: Element, listener: Listener): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const entry of entries) listeners.get(entry.target)?.(entry);
    },
    // Without a root, the margin is ignored if the app runs in an iframe.
    { root: document, rootMargin: '200% 0px' },
  );
  listeners.set(element, listener);
  observer.observe(element);
  return () => {
    listeners.delete(element);
    observer?.unobserve(element);
  };
}
