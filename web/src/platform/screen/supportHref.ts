/** The link to support. */
export const supportHref = 'mailto:support@brigade.example?subject=Help%20with%20Brigade';
