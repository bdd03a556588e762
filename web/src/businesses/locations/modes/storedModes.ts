import type { LocationMode } from '@brigade/domain/businesses/locations/locationMode.ts';

const storageKey = 'brigade.modes';

/** The modes that were chosen in this browser, by location id. */
export type ChosenModes = Readonly<Record<number, LocationMode>>;

/** The stored choices; none if the storage is corrupt. */
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
