import { isHistoryQuestion, longestQuestion } from '@brigade/domain/pros/profiles/historyQuestion.ts';
import { currentDay } from '../../platform/clock/currentTime.ts';
import { askHref } from '../../pros/search/proHrefs.ts';
import { browserZone } from '../../ui/theme/browserZone.ts';
import { menuGroups, type MenuPlace } from '../shell/menuItems.ts';
import type { PaletteEntry } from './paletteGroups.ts';

/** Asks about past work, where the viewer can see the pros of a location and has typed a question. */
export function askEntries(text: string, place: MenuPlace): readonly PaletteEntry[] {
  const { locationId } = place;
  const words = text.trim().slice(0, longestQuestion);
  if (locationId === null || !menuGroups(place).flat().includes('pros')) return [];
  if (!isHistoryQuestion(words, [], currentDay(browserZone()))) return [];
  return [{ id: 'past-work', label: `Ask about past work: “${words}”`, href: askHref(locationId, words) }];
}
