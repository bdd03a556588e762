import './addLocationAddress.ts';
import './addressConnection.ts';
import './addressFields.ts';
import './deleteLocationAddress.ts';
import './LocationAddress.ts';
import './updateLocationAddress.ts';
