/** The version of the terms of service that staffers have to accept. */
export const currentTermsVersion = '2026-01';
