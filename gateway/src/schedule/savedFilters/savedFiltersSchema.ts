import './deleteSavedFilter.ts';
import './SavedFilter.ts';
import './saveFilter.ts';
