import { graphql } from './graphql.ts';
import { newestCode } from './outbox.ts';

/** The address of a demo account by its role. */
export type DemoAccount = 'admin' | 'owner' | 'manager' | 'member' | 'onsite';

const tokens = new Map<string, Promise<string>>();

/** A session token for a demo account, asked for once: codes may be sent only every 30 seconds. */
export function tokenOf(stack: { url: string; upstreamUrl: string }, account: DemoAccount): Promise<string> {
  const key = `${stack.url} ${account}`;
  const known = tokens.get(key) ?? signIn(stack, `${account}@brigade.example`);
  tokens.set(key, known);
  return known;
}

async function signIn(
  { url, upstreamUrl }: { url: string; upstreamUrl: string },
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
