/** An action in the row of an applicant. Dismiss, replace and block open a dialog first. */
export type RowAction = 'select' | 'unselect' | 'confirm' | 'dismiss' | 'replace' | 'block';
