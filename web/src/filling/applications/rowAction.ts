/** What a person asks for at one applicant. Dismissing and blocking ask for a reason first. */
export type RowAction = 'select' | 'unselect' | 'confirm' | 'dismiss' | 'replace' | 'block';
