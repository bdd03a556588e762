/** The limits of sign-in codes. */
export const codePolicy = {
  validSeconds: 600,
  resendAfterSeconds: 30,
  wrongAttempts: 5,
  /** The maximum sends to an address within {@link windowSeconds}. */
  sendsToAddress: 10,
  /** The maximum sends requested by an IP address within {@link windowSeconds}. */
  sendsByRemote: 60,
  windowSeconds: 3600,
} as const;
