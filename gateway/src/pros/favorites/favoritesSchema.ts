import './favoritePro.ts';
import './favoriteProAtLocations.ts';
import './favoriteProConnection.ts';
import './favoritePros.ts';
import './unfavoritePro.ts';
import './unfavoriteProEverywhere.ts';
