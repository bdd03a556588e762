import { graphql } from './graphql.ts';

/**
 * Runs one mutation with a session and resolves to its payload.
 *
 * @param mutation its field, with the selection: `signUp(input: $input) { viewer { id } errors { message } }`
 * @throws Error with the answer when it was refused
 */
export async function mutate<Payload>(
  { url, token }: { url: string; token: string },
  inputType: string,
  mutation: string,
  input: Record<string, unknown>,
): Promise<Payload> {
  const answer = await graphql<{ payload: Payload & { errors: unknown[] } }>(
    url,
    `mutation ($input: ${inputType}!) { payload: ${mutation} }`,
    { input },
    token,
  );
  const payload = answer.data?.payload;
  if (!payload || payload.errors.length > 0) throw new Error(`Refused: ${JSON.stringify(answer)}`);
  return payload;
}
