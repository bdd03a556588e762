/** Who may change or delete a record, and what follows, for the documentation of the routes. */
export const correctionRule =
  'Needs hours.adjust or, until the end of the work, applications.attendance for what the caller recorded. The pro is ' +
  'notified, and can dispute the hours for 72 hours.';
