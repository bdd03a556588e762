import type { LocationMode } from '@brigade/domain/businesses/locations/locationMode.ts';

const storageKey = 'brigade.modes';

/** The modes that were chosen in this browser, by the number of the location. */
export type ChosenModes = Readonly<Record<number, LocationMode>>;

/** What was chosen; nothing where the storage is damaged. */
export function storedModes(): ChosenModes {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter(([, mode]) => mode === 'HIRE' || mode === 'MARKETPLACE'),
    );
  } catch {
    return {};
  }
}

/** Keeps the choice for the next visit. */
export function storeModes(modes: ChosenModes): void {
  localStorage.setItem(storageKey, JSON.stringify(modes));
}
