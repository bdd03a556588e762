import { messageTo, requestCode } from './signInAs.ts';
import type { TestStack } from './startTestStack.ts';
import { globalId } from './globalId.ts';

/** The token of the sign-in link that is sent to an email address. */
export async function magicLinkToken(stack: TestStack, email: string): Promise<string> {
  await stack.run(requestCode, { variables: { email } });
  const { body } = await messageTo(stack, email);
  const link = /https?:\S+$/.exec(body)?.[0] ?? '';
  return new URL(link).searchParams.get('token') ?? '';
}

/** The sandbox identity provider's profile of a user. */
export async function ssoToken({ upstream }: TestStack, email: string): Promise<string> {
  const response = await fetch(new URL('api/sandbox/sso-assertions/', upstream.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, given_name: 'Ines', family_name: 'Carvalho' }),
  });
  return ((await response.json()) as { token: string }).token;
}

/** Turns the demo's member into a user with a newly created account; returns their sign-up input. */
export async function memberToSignUp({ upstream }: TestStack): Promise<object> {
  await upstream.database.updateTable('users').set({ first_name: '' }).where('id', '=', 4).execute();
  return {
    firstName: 'Theo',
    lastName: 'Lindgren',
    businessName: 'Casa Lume',
    email: 'member@brigade.example',
    phoneNumber: '+16465550104',
    termsVersion: '2026-01',
  };
}

/** Another account that may also belong to the demo's member. */
export async function accountOfMember({ upstream }: TestStack, userId: number): Promise<string> {
  await upstream.database
    .insertInto('account_matches')
    .values({ user_id: 4, matched_user_id: userId, connection: 'email', created_ts: upstream.clock.now() })
    .execute();
  return globalId('LinkableAccount', userId);
}
