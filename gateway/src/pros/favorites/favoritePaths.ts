/** Where in the input of a mutation stands what the upstream names in its errors. */
export const favoritePaths = {
  pro_id: ['proId'],
  location_id: ['locationId'],
  'favorites.manage': ['locationId'],
};
