import { fetchQuery, graphql } from 'relay-runtime';
import { commit } from '../relay/commit.ts';
import { createEnvironment } from '../relay/createEnvironment.ts';
import type { signInRequestsCodeMutation } from '../__generated__/signInRequestsCodeMutation.graphql.ts';
import type { signInRequestsMutation } from '../__generated__/signInRequestsMutation.graphql.ts';
import type { signInRequestsOutboxQuery } from '../__generated__/signInRequestsOutboxQuery.graphql.ts';
import type { SignInMethod } from './signInMethod.ts';

/** A refusal as the sign-in forms show it. */
export interface SignInError {
  readonly code: string;
  readonly message: string;
  readonly path: readonly string[];
  /** Facts such as `attemptsLeft` or `retryAfterSeconds`, by name. */
  readonly facts: Readonly<Record<string, number>>;
}

/** The answer to asking for a code. */
export interface CodeRequest {
  readonly errors: readonly SignInError[];
  /** Seconds until another code may be asked for. */
  readonly resendAfterSeconds: number | null;
}

/** The answer to giving the code back: a session when there are no errors. */
export interface SignIn {
  readonly errors: readonly SignInError[];
  readonly session: { readonly token: string; readonly expiresInSeconds: number } | null;
}

// Nobody is signed in yet, so nothing of this environment may be seen by the session that follows.
function signedOutEnvironment() {
  return createEnvironment({
    context: { token: null, locationId: null, appContext: 'marketplace' },
    onUnauthenticated: () => {},
  });
}

/** Has a code sent to the address. The answer is the same whether or not an account exists. */
export async function requestSignInCode(method: SignInMethod, address: string): Promise<CodeRequest> {
  const { requestSignInCode: payload } = await commit<signInRequestsCodeMutation>(signedOutEnvironment(), {
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
    variables: { input: { [method]: address } },
  });
  return { errors: payload.errors.map(signInError), resendAfterSeconds: payload.resendAfterSeconds ?? null };
}

/** Trades the code for a session. */
export async function signIn(method: SignInMethod, address: string, code: string): Promise<SignIn> {
  const { signIn: payload } = await commit<signInRequestsMutation>(signedOutEnvironment(), {
    mutation: graphql`
      mutation signInRequestsMutation($input: SignInInput!) {
        signIn(input: $input) {
          token
          expiresInSeconds
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
  const { token, expiresInSeconds } = payload;
  return {
    errors: payload.errors.map(signInError),
    session: token && expiresInSeconds ? { token, expiresInSeconds } : null,
  };
}

/** Where a demo keeps the messages that it does not really send; null in production. */
export async function fetchOutboxUrl(): Promise<string | null> {
  const answer = await fetchQuery<signInRequestsOutboxQuery>(
    signedOutEnvironment(),
    graphql`
      query signInRequestsOutboxQuery {
        sandbox {
          outboxUrl
        }
      }
    `,
    {},
  ).toPromise();
  return answer?.sandbox?.outboxUrl ?? null;
}

interface AnsweredError {
  readonly code: string;
  readonly message: string;
  readonly path: readonly string[];
  readonly details: readonly { readonly name: string; readonly value: string }[];
}

/** A refusal of the gateway, with its facts by name. */
export function signInError({ code, message, path, details }: AnsweredError): SignInError {
  const facts = Object.fromEntries(details.map(({ name, value }) => [name, Number(value)]));
  return { code, message, path, facts };
}
