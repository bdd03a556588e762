/** The columns of a booking in responses. */
export const addOnColumns = ['id', 'type', 'start_date', 'end_date', 'notes'] as const;
