import type { CallbackType } from '@brigade/domain/accounts/signIn/callbackType.ts';
import type { IEnvironment } from 'relay-runtime';
import { startSession } from './session.ts';
import type { SignIn } from './signInResult.ts';
import { signOut } from './signOut.ts';

/**
 * Exchanges the token of a callback for a session, which replaces that of the account that was signed in.
 *
 * @param current of the account that is signed in; null without one
 */
export async function finishSignIn(
  type: CallbackType,
  token: string,
  current: IEnvironment | null,
): Promise<SignIn> {
  const answer = await exchange(type, token);
  if (answer.session) {
    if (current !== null) await signOut(current);
    startSession(answer.session.token, answer.session.expiresInSeconds);
  }
  return answer;
}

async function exchange(type: CallbackType, token: string): Promise<SignIn> {
  if (type === 'sso') {
    const { signInWithSso } = await import('./callback/signInWithSso.ts');
    return signInWithSso(token);
  }
  const { signInWithMagicLink } = await import('./callback/signInWithMagicLink.ts');
  return signInWithMagicLink(token);
}
