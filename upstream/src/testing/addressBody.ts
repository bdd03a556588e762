/** The body for adding an address in Phoenix, which has no daylight saving time. */
export const addressBody = {
  street_address: '400 West Van Buren Street',
  city: 'Phoenix',
  state_code: 'AZ',
  postal_code: '85003',
  coordinates: { type: 'Point', coordinates: [-112.074, 33.4484] },
};
