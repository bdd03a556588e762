/** A refusal as the sign-in forms show it. */
export interface SignInError {
  readonly code: string;
  readonly message: string;
  readonly path: readonly string[];
  /** Facts such as `attemptsLeft` or `retryAfterSeconds`, by name. */
  readonly facts: Readonly<Record<string, number>>;
}

/** An error of a payload, as GraphQL answers it. */
export interface AnsweredSignInError {
  readonly code: string;
  readonly message: string;
  readonly path: readonly string[];
  readonly details: readonly { readonly name: string; readonly value: string }[];
}

/** A refusal of the gateway, with its facts by name. */
export function signInError({ code, message, path, details }: AnsweredSignInError): SignInError {
  const facts = Object.fromEntries(details.map(({ name, value }) => [name, Number(value)]));
  return { code, message, path, facts };
}
