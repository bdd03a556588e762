import type { CallbackType } from '@brigade/domain/accounts/signIn/callbackType.ts';
import { startSession } from './session.ts';
import type { SignIn } from './signInAnswer.ts';

/** Exchanges the token of a callback for a session. */
export async function finishSignIn(type: CallbackType, token: string): Promise<SignIn> {
  const answer = await exchange(type, token);
  if (answer.session) startSession(answer.session.token, answer.session.expiresInSeconds);
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
