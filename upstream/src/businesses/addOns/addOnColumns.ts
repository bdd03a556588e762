/** The columns of a booking that its answer shows. */
export const addOnColumns = ['id', 'type', 'start_date', 'end_date', 'notes'] as const;
