export type EmploymentType = 'W2' | 'F1099';
