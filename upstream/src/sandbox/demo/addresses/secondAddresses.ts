/** A SECONDARY address in the time zone of the location. */
export interface SecondAddress {
  location_id: number;
  name: string | null;
  street_address: string;
  city: string;
  state_code: string;
  postal_code: string;
  longitude: number;
  latitude: number;
  geofence_radius_meters: number;
}

const copperFinch = 1;
const marigoldHall = 2;
const halyardCatering = 6;

/** Back rooms, a loading dock, and the caterer's main venues. */
export const secondAddresses: readonly SecondAddress[] = [
  {
    location_id: copperFinch,
    name: 'Private dining room',
    street_address: '222 Mott Street',
    city: 'New York',
    state_code: 'NY',
    postal_code: '10012',
    longitude: -73.9951,
    latitude: 40.7219,
    geofence_radius_meters: 100,
  },
  {
    location_id: copperFinch,
    name: 'Prep kitchen',
    street_address: '61 Delancey Street',
    city: 'New York',
    state_code: 'NY',
    postal_code: '10002',
    longitude: -73.9908,
    latitude: 40.7188,
    geofence_radius_meters: 200,
  },
  {
    location_id: marigoldHall,
    name: 'Loading dock',
    street_address: '1040 West Lake Street',
    city: 'Chicago',
    state_code: 'IL',
    postal_code: '60607',
    longitude: -87.6533,
    latitude: 41.8857,
    geofence_radius_meters: 150,
  },
  {
    location_id: halyardCatering,
    name: 'Riverside Boathouse',
    street_address: '1904 Riverside Drive',
    city: 'Los Angeles',
    state_code: 'CA',
    postal_code: '90039',
    longitude: -118.2691,
    latitude: 34.1062,
    geofence_radius_meters: 300,
  },
  {
    location_id: halyardCatering,
    name: 'Colorado Boulevard Ballroom',
    street_address: '467 East Colorado Boulevard',
    city: 'Pasadena',
    state_code: 'CA',
    postal_code: '91101',
    longitude: -118.1413,
    latitude: 34.1459,
    geofence_radius_meters: 200,
  },
  {
    location_id: halyardCatering,
    name: null,
    street_address: '8754 Venice Boulevard',
    city: 'Los Angeles',
    state_code: 'CA',
    postal_code: '90034',
    longitude: -118.3857,
    latitude: 34.0308,
    geofence_radius_meters: 200,
  },
  {
    location_id: halyardCatering,
    name: 'Beach Pavilion',
    street_address: '233 Palisades Beach Road',
    city: 'Santa Monica',
    state_code: 'CA',
    postal_code: '90402',
    longitude: -118.5086,
    latitude: 34.0254,
    geofence_radius_meters: 1000,
  },
];
