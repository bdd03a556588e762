/** The limits of sign-in codes. */
export const codePolicy = {
  validSeconds: 600,
  /** The delay between two sends to an address that the same network requests. */
  resendAfterSeconds: 30,
  /** The maximum guesses of one network for one code. */
  guessesByNetwork: 5,
  /** The maximum guesses for one code of all networks together, except the one that requested it. */
  guessesByOthers: 10,
  /** The maximum wrong guesses of one network, for all addresses together. */
  wrongGuesses: { most: 100, windowSeconds: 3600 },
  /** The maximum sends to an address that one network requests. */
  sendsByNetworkToAddress: { most: 10, windowSeconds: 3600 },
  /** The maximum sends that one network requests, for all addresses together. */
  sendsByNetwork: { most: 60, windowSeconds: 3600 },
  /** The maximum sends to an address before networks where it never signed in are refused. */
  sendsToAddress: [
    { most: 30, windowSeconds: 3600 },
    { most: 100, windowSeconds: 86_400 },
  ],
} as const;
