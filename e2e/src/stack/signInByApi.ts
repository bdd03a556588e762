import { graphql } from './graphql.ts';
import { newestCode } from './outbox.ts';
import type { Stack } from './startStack.ts';

/** Signs in without a browser, by the code from the outbox; gives the session token. */
export async function signInByApi(
  { url, upstreamUrl }: Pick<Stack, 'url' | 'upstreamUrl'>,
  email: string,
): Promise<string> {
  await graphql(
    url,
    'mutation ($email: String!) { requestSignInCode(input: { email: $email }) { errors { message } } }',
    { email },
  );
  const code = await newestCode(upstreamUrl, email);
  const answer = await graphql<{ signIn: { token: string | null } }>(
    url,
    'mutation ($email: String!, $code: String!) { signIn(input: { email: $email, code: $code }) { token errors { message } } }',
    { email, code },
  );
  const token = answer.data?.signIn.token;
  if (!token) throw new Error(`${email} could not sign in: ${JSON.stringify(answer)}`);
  return token;
}
