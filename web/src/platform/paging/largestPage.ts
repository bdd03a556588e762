/** The gateway's largest page. */
export const largestPage = 100;
