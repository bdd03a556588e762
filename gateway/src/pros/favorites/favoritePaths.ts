/** The input fields that correspond to the fields and permissions of upstream errors. */
export const favoritePaths = {
  pro_id: ['proId'],
  location_id: ['locationId'],
  'favorites.manage': ['locationId'],
};
