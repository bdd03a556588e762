import { matchesSearch } from '../../businesses/locations/list/matchesSearch.ts';

/** A line of the palette: a link, or an action. */
export interface PaletteEntry {
  readonly id: string;
  readonly label: string;
  readonly description?: string | undefined;
  /** Other words that it is found by. */
  readonly keywords?: string | undefined;
  readonly href?: string | undefined;
  readonly onAction?: (() => void) | undefined;
}

/** Lines under a heading. */
export interface PaletteGroup {
  readonly title: string;
  readonly entries: readonly PaletteEntry[];
}

interface Parts {
  readonly actions: readonly PaletteEntry[];
  readonly recent: readonly PaletteEntry[];
  readonly pages: readonly PaletteEntry[];
  /** Pages that come with a text only. Found by their description, too. */
  readonly further: readonly PaletteEntry[];
  readonly locations: readonly PaletteEntry[];
  /** What the server has found. */
  readonly found: readonly PaletteGroup[];
  /** How much an entry is used. */
  readonly scoreOf: (entry: PaletteEntry) => number;
  /** What asks the text itself, if it is a question. */
  readonly ask: readonly PaletteEntry[];
}

/** More are found by more letters. */
const mostLocations = 5;

/**
 * The lines that match a text, in groups, what is used most first in each: what is known here answers at once, what the server finds follows. Each page
 * comes once, except the team's for each of its people, and ids are unique.
 */
export function paletteGroups(text: string, parts: Parts): readonly PaletteGroup[] {
  const typed = text.trim();
  const byUse = (entries: readonly PaletteEntry[]) =>
    entries.toSorted((one, other) => parts.scoreOf(other) - parts.scoreOf(one));
  const matching = (entries: readonly PaletteEntry[]) =>
    byUse(entries.filter(({ label, keywords = '' }) => matchesSearch(typed, [label, keywords])));
  const further = parts.further.filter(({ label, description = '' }) =>
    matchesSearch(typed, [label, description]),
  );
  const seen = new Set<string>();
  return [
    { title: 'Actions', entries: matching(parts.actions) },
    // The latest is first.
    { title: 'Recent', entries: parts.recent.filter(({ label }) => matchesSearch(typed, [label])) },
    { title: 'Go to', entries: byUse([...matching(parts.pages), ...(typed === '' ? [] : further)]) },
    ...parts.found
      .filter(({ title }) => title !== 'Locations')
      .map(({ title, entries }) => ({ title, entries: byUse(entries) })),
    {
      title: 'Locations',
      entries: byUse([
        ...(typed === '' ? [] : matching(parts.locations).slice(0, mostLocations)),
        ...parts.found.filter(({ title }) => title === 'Locations').flatMap(({ entries }) => entries),
      ]),
    },
    { title: 'Ask', entries: parts.ask },
  ]
    .map(({ title, entries }) => ({
      title,
      entries: entries
        .filter(({ href }) => {
          // People of one team have the same page.
          if (href === undefined || title === 'Team') return true;
          const isNew = !seen.has(href);
          seen.add(href);
          return isNew;
        })
        .map((entry) => ({ ...entry, id: `${title} ${entry.id}` })),
    }))
    .filter(({ entries }) => entries.length > 0);
}
