import type { IEnvironment } from 'relay-runtime';
import { startSession } from './session.ts';
import type { SignInMethod } from './signInMethod.ts';
import type { SignInError } from './signInError.ts';

/**
 * Gives back the code that was sent to an address: it opens a session, or makes the address that of the account that is
 * signed in.
 *
 * @param environment of the account that the address is for; null to sign in
 * @returns the refusals, none when it is done; and whether the account has yet to be signed up
 */
export async function acceptCode(
  method: SignInMethod,
  address: string,
  code: string,
  environment: IEnvironment | null,
): Promise<{ errors: readonly SignInError[]; needsSignUp: boolean }> {
  if (environment !== null) {
    const { changeAddress } = await import('../users/changeAddress.ts');
    return { errors: await changeAddress(environment, method, address, code), needsSignUp: false };
  }
  const { signIn } = await import('./signInRequests.ts');
  const { errors, session, needsSignUp } = await signIn(method, address, code);
  if (session) startSession(session.token, session.expiresInSeconds);
  return { errors, needsSignUp };
}
