import { graphql } from './graphql.ts';
import { newestCode } from './outbox.ts';
import type { Stack } from './startStack.ts';

/** Signs in without a browser, by the code from the outbox; gives the session token. A phone number begins with "+". */
export async function signInByApi(
  { url, upstreamUrl }: Pick<Stack, 'url' | 'upstreamUrl'>,
  address: string,
): Promise<string> {
  const kind = address.startsWith('+') ? 'phone' : 'email';
  await graphql(
    url,
    `mutation ($address: String!) { requestSignInCode(input: { ${kind}: $address }) { errors { message } } }`,
    { address },
  );
  const code = await newestCode(upstreamUrl, address);
  const response = await graphql<{ signIn: { token: string | null } }>(
    url,
    `mutation ($address: String!, $code: String!) { signIn(input: { ${kind}: $address, code: $code }) { token errors { message } } }`,
    { address, code },
  );
  const token = response.data?.signIn.token;
  if (!token) throw new Error(`${address} could not sign in: ${JSON.stringify(response)}`);
  return token;
}
