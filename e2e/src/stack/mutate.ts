import { graphql } from './graphql.ts';

/** A payload, and its items if it has several, with why they were refused. */
interface Refusable {
  errors: unknown[];
  results?: { errors: unknown[] }[];
}

/**
 * Runs one mutation with a session and resolves to its payload.
 *
 * @param mutation its field, with the selection: `signUp(input: $input) { viewer { id } errors { message } }`; of several
 *   items also `results { errors { message } }`
 * @throws Error with the answer when it, or one of its items, was refused
 */
export async function mutate<Payload>(
  { url, token }: { url: string; token: string },
  inputType: string,
  mutation: string,
  input: Record<string, unknown>,
): Promise<Payload> {
  const response = await graphql<{ payload: Payload & Refusable }>(
    url,
    `mutation ($input: ${inputType}!) { payload: ${mutation} }`,
    { input },
    token,
  );
  const payload = response.data?.payload;
  const errors = [payload, ...(payload?.results ?? [])].flatMap((one) => one?.errors ?? []);
  if (!payload || errors.length > 0) throw new Error(`Refused: ${JSON.stringify(response)}`);
  return payload;
}
