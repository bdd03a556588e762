/** Where a sign-in code is sent. */
export type SignInMethod = 'email' | 'phone';

/** The sign-in pages' query. */
export interface SignInSearch {
  /** Where to go once signed in; "/" when left out. */
  readonly returnTo?: string;
  readonly email?: string;
  readonly phone?: string;
  /** Makes the address another one of the account that is signed in. */
  readonly linkToAccount?: 'true';
}
