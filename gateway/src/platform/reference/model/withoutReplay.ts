/** The mutations whose retry with the same Idempotency-Key has a response of its own, and why. */
export const withoutReplay: Readonly<Record<string, string>> = {
  deleteGigTemplate: 'The `location` of a retry is null: it cannot be read after the deletion.',
  moveSandboxClock: 'It ignores the key: a move consists of many transactions. Send `to` to retry it.',
  openCustomerPortal: 'It ignores the key: the card network makes a page for each request.',
  requestSignInCode: 'It ignores the key: a second request asks for another code.',
  savePaymentMethod: 'It ignores the key, and changes nothing when it is repeated.',
  signIn: 'It ignores the key: no session is stored to be returned again.',
  signInWithMagicLink: 'It ignores the key: no session is stored to be returned again.',
  signInWithSso: 'It ignores the key: no session is stored to be returned again.',
  signOut: 'It ignores the key: the session has ended.',
  startPaymentSetup: 'It ignores the key: the card network makes a secret for each request.',
  unblockPro: 'The `removedBlock` of a retry is null: it cannot be read after the removal.',
};
