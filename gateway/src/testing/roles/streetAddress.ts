/** An address that the upstream accepts; no location of the demo data has it. */
export const streetAddress = {
  streetAddress: '9 Side St',
  city: 'New York',
  stateCode: 'NY',
  postalCode: '10013',
};
