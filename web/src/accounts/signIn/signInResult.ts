import { signInError, type AnsweredSignInError, type SignInError } from './signInError.ts';

/** The result of confirming an address: a session if there are no errors. */
export interface SignIn {
  readonly errors: readonly SignInError[];
  readonly session: { readonly token: string; readonly expiresInSeconds: number } | null;
  /** Whether the account is new and has yet to be completed. */
  readonly needsSignUp: boolean;
}

/** The payload of every mutation that signs in. */
interface SignInPayload {
  readonly token?: string | null | undefined;
  readonly expiresInSeconds?: number | null | undefined;
  readonly viewer?: { readonly needsSignUp: boolean } | null | undefined;
  readonly errors: readonly AnsweredSignInError[];
}

/** Reads the payload of a mutation that signs in. */
export function signInResult({ token, expiresInSeconds, viewer, errors }: SignInPayload): SignIn {
  return {
    errors: errors.map(signInError),
    session: token && expiresInSeconds ? { token, expiresInSeconds } : null,
    needsSignUp: viewer?.needsSignUp ?? false,
  };
}
