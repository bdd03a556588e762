/** The paths of the fields that REST names, in the inputs of bookings. */
export const addOnPaths = {
  type: ['type'],
  start_date: ['startDate'],
  end_date: ['endDate'],
  notes: ['notes'],
};
