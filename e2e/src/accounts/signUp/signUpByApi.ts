import { graphql } from '../../stack/graphql.ts';
import { mutate } from '../../stack/mutate.ts';
import { signInByApi } from '../../stack/signInByApi.ts';
import type { Stack } from '../../stack/startStack.ts';

const robin = {
  firstName: 'Robin',
  lastName: 'Vale',
  businessName: 'Vale & Daughters',
  phoneNumber: '(646) 555-0173',
};

/** Signs a user up by API, by default as Robin Vale. Resolves to the session token. */
export async function signUpByApi(
  { url, upstreamUrl }: Pick<Stack, 'url' | 'upstreamUrl'>,
  email: string,
  person: Partial<typeof robin> = {},
): Promise<string> {
  const token = await signInByApi({ url, upstreamUrl }, email);
  const terms = await graphql<{ viewer: { termsAcceptance: { version: string } } }>(
    url,
    '{ viewer { termsAcceptance { version } } }',
    {},
    token,
  );
  await mutate({ url, token }, 'SignUpInput', 'signUp(input: $input) { errors { path message } }', {
    ...robin,
    ...person,
    email,
    termsVersion: terms.data?.viewer.termsAcceptance.version,
  });
  return token;
}
