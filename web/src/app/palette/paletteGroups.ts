import { matchesSearch } from '../../businesses/locations/list/matchesSearch.ts';

/** A line of the palette: a link, or an action. */
export interface PaletteEntry {
  readonly id: string;
  readonly label: string;
  readonly description?: string | undefined;
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
  /** Found by what they set, too. */
  readonly settings: readonly PaletteEntry[];
  readonly locations: readonly PaletteEntry[];
  /** What the server has found. */
  readonly found: readonly PaletteGroup[];
}

/** More are found by more letters. */
const mostLocations = 5;

/**
 * The lines that match a text, in groups: what is known here answers at once, what the server finds follows. Each page
 * comes once, except the team's for each of its people, and ids are unique.
 */
export function paletteGroups(text: string, parts: Parts): readonly PaletteGroup[] {
  const typed = text.trim();
  const matching = (entries: readonly PaletteEntry[]) =>
    entries.filter(({ label }) => matchesSearch(typed, [label]));
  const settings = parts.settings.filter(({ label, description = '' }) =>
    matchesSearch(typed, [label, description]),
  );
  const seen = new Set<string>();
  return [
    { title: 'Actions', entries: matching(parts.actions) },
    { title: 'Recent', entries: matching(parts.recent) },
    { title: 'Go to', entries: [...matching(parts.pages), ...(typed === '' ? [] : settings)] },
    ...parts.found.filter(({ title }) => title !== 'Locations'),
    {
      title: 'Locations',
      entries: [
        ...(typed === '' ? [] : matching(parts.locations).slice(0, mostLocations)),
        ...parts.found.filter(({ title }) => title === 'Locations').flatMap(({ entries }) => entries),
      ],
    },
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
