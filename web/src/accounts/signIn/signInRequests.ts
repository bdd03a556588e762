import { fetchQuery, graphql } from 'relay-runtime';
import { commit } from '../../platform/relay/commit.ts';
import type { signInRequestsCodeMutation } from '../../__generated__/signInRequestsCodeMutation.graphql.ts';
import type { signInRequestsMutation } from '../../__generated__/signInRequestsMutation.graphql.ts';
import type { signInRequestsOutboxQuery } from '../../__generated__/signInRequestsOutboxQuery.graphql.ts';
import { signInResult, type SignIn } from './signInResult.ts';
import { signInError, type SignInError } from './signInError.ts';
import type { SignInMethod, SignInSearch } from './signInMethod.ts';
import { visitorEnvironment } from './visitorEnvironment.ts';

/** The result of requesting a code. */
export interface CodeRequest {
  readonly errors: readonly SignInError[];
  /** Seconds until another code can be requested. */
  readonly resendAfterSeconds: number | null;
}

/**
 * Has a code sent to the address. The answer is the same whether or not an account exists.
 *
 * @param search of the page: whether the address is for the account that is signed in, and where a link to sign in leads
 */
export async function requestSignInCode(
  method: SignInMethod,
  address: string,
  { linkToAccount, returnTo }: SignInSearch,
): Promise<CodeRequest> {
  const input = {
    [method]: address,
    ...(linkToAccount && { purpose: 'CHANGE_ADDRESS' as const }),
    ...(method === 'email' && !linkToAccount && returnTo && { returnTo }),
  };
  const { requestSignInCode: payload } = await commit<signInRequestsCodeMutation>(visitorEnvironment(), {
    mutation: graphql`
      mutation signInRequestsCodeMutation($input: RequestSignInCodeInput!) {
        requestSignInCode(input: $input) {
          resendAfterSeconds
          errors {
            code
            message
            path
            details {
              name
              value
            }
          }
        }
      }
    `,
    variables: { input },
  });
  return { errors: payload.errors.map(signInError), resendAfterSeconds: payload.resendAfterSeconds ?? null };
}

/** Exchanges the code for a session. */
export async function signIn(method: SignInMethod, address: string, code: string): Promise<SignIn> {
  const { signIn: payload } = await commit<signInRequestsMutation>(visitorEnvironment(), {
    mutation: graphql`
      mutation signInRequestsMutation($input: SignInInput!) {
        signIn(input: $input) {
          token
          expiresInSeconds
          viewer {
            needsSignUp
          }
          errors {
            code
            message
            path
            details {
              name
              value
            }
          }
        }
      }
    `,
    variables: { input: { [method]: address, code } },
  });
  return signInResult(payload);
}

/** The URL of a demo's outbox; null in production. */
export async function fetchOutboxUrl(): Promise<string | null> {
  const response = await fetchQuery<signInRequestsOutboxQuery>(
    visitorEnvironment(),
    graphql`
      query signInRequestsOutboxQuery {
        sandbox {
          outboxUrl
        }
      }
    `,
    {},
  ).toPromise();
  return response?.sandbox?.outboxUrl ?? null;
}
