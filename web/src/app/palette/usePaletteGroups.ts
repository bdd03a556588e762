import { useState } from 'react';
import { matchesSearch } from '../../businesses/locations/list/matchesSearch.ts';
import { recentPages } from '../../businesses/locations/recent/recentPages.ts';
import { inviteHref } from '../../businesses/invitations/inviteSearch.ts';
import { useViewerLocations } from '../../businesses/locations/switcher/LocationPicker.tsx';
import { useViewer } from '../../businesses/locations/ViewerProvider.tsx';
import { useSearchResults } from '../../insight/search/useSearchResults.ts';
import { useOfferedCommands } from '../../platform/commands/screenCommands.ts';
import { postHref } from '../../schedule/posting/postHref.ts';
import type { HelpPart } from '../help/helpPart.ts';
import { tourHref } from '../help/tourHref.ts';
import { offersNewShift } from '../shell/menuItems.ts';
import { useMenuPlace } from '../shell/useMenuPlace.ts';
import { goToEntries, settingsEntries } from './goToEntries.ts';
import { type PaletteEntry, type PaletteGroup, paletteGroups } from './paletteGroups.ts';
import { useCanReviewGeoLogs } from './useCanReviewGeoLogs.ts';
import { useAskEntries } from './useAskEntries.ts';
import { furtherEntries } from './furtherEntries.ts';
import { entryKey, storedScores, storeUse } from './paletteUse.ts';
import { copyLink } from '../../ui/actions/copyLink.ts';

/** Of the results for an earlier text, those that also match this one: Enter opens the first. */
function stillMatching(groups: readonly PaletteGroup[], text: string): PaletteGroup[] {
  return groups.map(({ title, entries }) => ({
    title,
    entries: entries.filter(({ label, description = '' }) =>
      matchesSearch(text.trim(), [label, description]),
    ),
  }));
}

interface Help {
  /** Opens the list of keys. */
  readonly onKeys: () => void;
  readonly onHelp: (part: HelpPart) => void;
}

/** What the palette offers for a text. */
export function usePaletteGroups(text: string, { onKeys, onHelp }: Help) {
  const { accountId, user } = useViewer();
  const locations = useViewerLocations(user);
  const place = useMenuPlace();
  const { locationId } = place;
  const tour = tourHref(place);
  const ofScreen = useOfferedCommands();
  const [recent] = useState(() =>
    recentPages(accountId).filter(({ href }) => href !== window.location.pathname),
  );
  const [scoreOf] = useState(() => storedScores(accountId));
  const { groups: found, isLoading, hasFailed } = useSearchResults(text, { locationId, locations });
  const canReviewGeoLogs = useCanReviewGeoLogs(locationId);
  const ask = useAskEntries(text, place);
  const groups = paletteGroups(text, {
    actions: [
      ...ofScreen,
      ...(locationId !== null && offersNewShift(place)
        ? [{ id: 'new-shift', label: 'New shift', href: postHref(locationId) }]
        : []),
      ...(locationId !== null && place.isAdmin
        ? [{ id: 'invite', label: 'Invite a teammate', href: inviteHref(locationId) }]
        : []),
      {
        id: 'copy-link',
        label: 'Copy link to this page',
        onAction: () => void copyLink(window.location.href),
      },
      { id: 'help', label: 'Keyboard shortcuts', onAction: onKeys },
      ...(tour === null ? [] : [{ id: 'tour', label: 'Take the tour', href: tour }]),
      { id: 'film', label: 'Watch the film', onAction: () => onHelp('film') },
      { id: 'glossary', label: 'Glossary', onAction: () => onHelp('glossary') },
      { id: 'news', label: 'What’s new', onAction: () => onHelp('news') },
    ],
    recent: recent.map((page) => ({ ...page, id: page.href })),
    pages: goToEntries(place),
    further: [...furtherEntries(place, canReviewGeoLogs), ...settingsEntries(place)],
    scoreOf: (entry) => scoreOf(entryKey(entry)),
    locations: locations.map((location) => ({
      id: String(location.locationId),
      label: location.name,
      description: location.place,
      href: `/locations/${location.locationId}/home`,
    })),
    ask,
    found: isLoading ? stillMatching(found, text) : found,
  });
  const onPicked = (entry: PaletteEntry) => storeUse(accountId, entryKey(entry));
  return { groups, isLoading, hasFailed, onPicked };
}
