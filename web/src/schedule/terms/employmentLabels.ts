/** How pros are employed for a shift or a payment, as forms call it. */
export const employmentLabels = { F1099: 'Contractor (1099)', W2: 'On payroll (W-2)' };
