import { isPastWorkQuestion, longestQuestion } from '@brigade/domain/pros/search/pastWorkQuestion.ts';
import { currentDay } from '../../platform/clock/currentTime.ts';
import { askHref } from '../../pros/search/proHrefs.ts';
import { useHasAssistant } from '../../pros/search/useHasAssistant.ts';
import { browserZone } from '../../ui/theme/browserZone.ts';
import { menuGroups, type MenuPlace } from '../shell/menuItems.ts';
import type { PaletteEntry } from './paletteGroups.ts';

/** Asks about past work, where the viewer has the assistant, can see the pros of a location and has typed a question. */
export function useAskEntries(text: string, place: MenuPlace): readonly PaletteEntry[] {
  const { locationId } = place;
  const words = text.trim().slice(0, longestQuestion);
  const isAsked =
    locationId !== null &&
    menuGroups(place).flat().includes('pros') &&
    isPastWorkQuestion(words, [], currentDay(browserZone()));
  const hasAssistant = useHasAssistant(isAsked);
  if (locationId === null || !hasAssistant) return [];
  return [{ id: 'past-work', label: `Ask about past work: “${words}”`, href: askHref(locationId, words) }];
}
