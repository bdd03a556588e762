import { createContext } from 'react';
import type { SavedForms } from './savedForms.ts';

/** The forms that the bar of the page saves; null on a page without one. */
export const SavedFormsContext = createContext<SavedForms | null>(null);
