/** Who may correct a record and what follows, for the descriptions of the mutations. */
export const correctionRule =
  'The pro is notified and has 72 hours to dispute. Requires the permission `hours.adjust`; until the end of the work, ' +
  '`applications.attendance` is enough for what the viewer recorded.';
