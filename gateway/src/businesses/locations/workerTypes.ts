/** How a worker is employed: by payroll (W2) or as a contractor (form 1099). */
export const workerTypes = ['W2', 'F1099'] as const;
