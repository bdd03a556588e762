import { graphql } from '../stack/graphql.ts';
import { signInByApi } from '../stack/signInByApi.ts';
import type { Stack } from '../stack/startStack.ts';

const signUp = `mutation ($input: SignUpInput!) { signUp(input: $input) { errors { path message } } }`;

/** Makes an account called Robin Vale without a browser; gives its session token. */
export async function signUpByApi(stack: Pick<Stack, 'url' | 'upstreamUrl'>, email: string): Promise<string> {
  const token = await signInByApi(stack, email);
  const terms = await graphql<{ viewer: { termsAcceptance: { version: string } } }>(
    stack.url,
    '{ viewer { termsAcceptance { version } } }',
    {},
    token,
  );
  const input = {
    firstName: 'Robin',
    lastName: 'Vale',
    email,
    phoneNumber: '(646) 555-0173',
    businessName: 'Vale & Daughters',
    termsVersion: terms.data?.viewer.termsAcceptance.version,
  };
  const answer = await graphql<{ signUp: { errors: unknown[] } }>(stack.url, signUp, { input }, token);
  if (answer.data?.signUp.errors.length !== 0) {
    throw new Error(`${email} could not sign up: ${JSON.stringify(answer)}`);
  }
  return token;
}
