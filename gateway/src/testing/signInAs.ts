import { graphql, type VariablesOf } from './graphql.ts';
import { present } from './present.ts';
import type { TestStack } from './startTestStack.ts';

/** The newest message to an address: its text, and the code in it, if any. */
export async function messageTo(
  { run }: Pick<TestStack, 'run'>,
  to: string,
): Promise<{ body: string; code: string | null }> {
  const { data } = await run(
    graphql(`
      query ($to: String!) {
        sandbox {
          messages(to: $to) {
            body
            code
          }
        }
      }
    `),
    { variables: { to } },
  );
  return present(data?.sandbox?.messages?.[0]);
}

/** Requests a code for an email address, to sign in with unless for another purpose; resolves to the code. */
export async function codeFor(
  { run }: Pick<TestStack, 'run'>,
  email: string,
  purpose: VariablesOf<typeof requestCode>['purpose'] = 'SIGN_IN',
): Promise<string> {
  await run(requestCode, { variables: { email, purpose } });
  const { code } = await messageTo({ run }, email);
  return present(code);
}

/** Requests a message with a code and a link, for an email address. */
export const requestCode = graphql(`
  mutation ($email: String!, $purpose: SignInCodePurpose) {
    requestSignInCode(input: { email: $email, purpose: $purpose }) {
      errors {
        code
      }
    }
  }
`);

/** Signs in with a code sent to an email address; resolves to the session's token. */
export async function signInAs({ run }: Pick<TestStack, 'run'>, email: string): Promise<string> {
  const code = await codeFor({ run }, email);
  const { data } = await run(
    graphql(`
      mutation ($email: String!, $code: String!) {
        signIn(input: { email: $email, code: $code }) {
          token
        }
      }
    `),
    { variables: { email, code } },
  );
  return present(data?.signIn?.token);
}
