/** The limits of sign-in codes. */
export const codePolicy = {
  validSeconds: 600,
  resendAfterSeconds: 30,
  wrongAttempts: 5,
  /** Sends within {@link windowSeconds} to one address. */
  sendsToAddress: 10,
  /** Sends within {@link windowSeconds} asked for by one network address. */
  sendsByRemote: 60,
  windowSeconds: 3600,
} as const;
