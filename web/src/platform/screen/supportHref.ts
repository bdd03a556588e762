/** Where people write when something does not work. */
export const supportHref = 'mailto:support@brigade.example?subject=Help%20with%20Brigade';
