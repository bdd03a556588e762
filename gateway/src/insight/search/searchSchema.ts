import './SearchResults.ts';
import './searchField.ts';
