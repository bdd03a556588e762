/** Opens the card of the tour beside an element and the ring around it; without one, the card at the edge of the screen. */
export function pointAt(target: HTMLElement | null, card: HTMLElement, ring: HTMLElement): void {
  const focused = document.activeElement;
  for (const part of [ring, card]) if (part.matches(':popover-open')) part.hidePopover();
  card.toggleAttribute('data-docked', target === null);
  if (target) {
    ring.showPopover({ source: target });
    // The browser keeps the side that it has found once, until the sides to try are others.
    card.toggleAttribute('data-turned');
    card.showPopover({ source: target });
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const isPhone = matchMedia('(width < 60rem)').matches;
    // The card covers the lower part of a phone.
    target.scrollIntoView({ block: isPhone ? 'start' : 'center', behavior: isStill ? 'auto' : 'smooth' });
  } else {
    card.showPopover();
  }
  // Closing gave it back to the page.
  if (focused instanceof HTMLElement && card.contains(focused)) focused.focus();
}
