import './closeGeoLog.ts';
import './GeoFence.ts';
import './GeoLog.ts';
import './geoLogConnection.ts';
import './geoLogEnums.ts';
import './geoLogPermissions.ts';
import './GeoLogReview.ts';
import './reopenGeoLog.ts';
