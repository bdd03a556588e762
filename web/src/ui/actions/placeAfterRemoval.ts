const rows = 'tr, li, article, [data-keeps-focus]';

/** What went out of the page with the focus in it, and from where. */
export interface Removal {
  readonly removed: Node;
  readonly parent: Node;
  readonly next: Node | null;
  readonly former: Node | null;
}

/**
 * Where the focus belongs then: for a row its successor, or else its predecessor; for a part of a row the row; otherwise
 * the nearest heading around it.
 */
export function placeAfterRemoval({ removed, parent, next, former }: Removal): HTMLElement | null {
  if (isRow(removed)) {
    const row = rowFrom(next, 'nextSibling') ?? rowFrom(former, 'previousSibling');
    if (row) return row.querySelector<HTMLElement>('a[href]') ?? row;
  }
  if (!(parent instanceof HTMLElement)) return null;
  return parent.closest<HTMLElement>(rows) ?? headingAround(parent);
}

function isRow(node: Node): node is HTMLElement {
  return node instanceof HTMLElement && node.matches(rows);
}

function rowFrom(start: Node | null, way: 'nextSibling' | 'previousSibling'): HTMLElement | null {
  for (let node = start; node; node = node[way]) if (node.isConnected && isRow(node)) return node;
  return null;
}

function headingAround(start: HTMLElement): HTMLElement | null {
  for (let place: HTMLElement | null = start; place; place = place.parentElement) {
    const heading = place.querySelector<HTMLElement>('h1, h2, h3, h4');
    if (heading) return heading;
    if (place.localName === 'main') return place;
  }
  return null;
}
