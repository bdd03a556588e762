import './favoritePro.ts';
import './favoriteProAtLocations.ts';
import './favoriteProConnection.ts';
import './unfavoritePro.ts';
import './unfavoriteProEverywhere.ts';
