/** Where a sign-in code is sent. */
export type SignInMethod = 'email' | 'phone';

/** The search params of the sign-in pages. */
export interface SignInSearch {
  /** Where to navigate after the sign-in. Default "/". */
  readonly returnTo?: string;
  readonly email?: string;
  readonly phone?: string;
  /** Makes the address another one of the account that is signed in. */
  readonly linkToAccount?: 'true';
}
