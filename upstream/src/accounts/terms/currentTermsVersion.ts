/** The version of the terms of service that staffers must accept. */
export const currentTermsVersion = '2026-01';
