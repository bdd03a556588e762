import './Coordinates.ts';
import './CoordinatesInput.ts';
import './geocode.ts';
import './Market.ts';
