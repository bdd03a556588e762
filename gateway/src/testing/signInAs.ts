import type { TestStack } from './startTestStack.ts';

/** The newest message to an address: its text, and the code in it. */
export async function messageTo(
  { run }: Pick<TestStack, 'run'>,
  to: string,
): Promise<{ body: string; code: string }> {
  const { data } = await run('query ($to: String!) { sandbox { messages(to: $to) { body code } } }', {
    variables: { to },
  });
  return data.sandbox.messages[0];
}

/** Requests a sign-in code for an email address; resolves to the code. */
export async function codeFor({ run }: Pick<TestStack, 'run'>, email: string): Promise<string> {
  await run(
    'mutation ($email: String!) { requestSignInCode(input: { email: $email }) { errors { code } } }',
    { variables: { email } },
  );
  const { code } = await messageTo({ run }, email);
  return code;
}

/** Signs in with a code sent to an email address; resolves to the session's token. */
export async function signInAs({ run }: Pick<TestStack, 'run'>, email: string): Promise<string> {
  const code = await codeFor({ run }, email);
  const { data } = await run(
    'mutation ($email: String!, $code: String!) { signIn(input: { email: $email, code: $code }) { token } }',
    { variables: { email, code } },
  );
  return data.signIn.token;
}
