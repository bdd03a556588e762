/** A running Brigade with its sandbox. */
export interface Product {
  /** Of the gateway and the web app. */
  readonly url: string;
  /** Of the embedded REST API, with the outbox of sign-in codes. */
  readonly upstreamUrl: string;
}

/** Sends an ad-hoc document, and returns its data. */
export async function ask<Data>(url: string, query: string, token?: string): Promise<Data> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query }),
  });
  const { data, errors } = (await response.json()) as { data?: Data; errors?: unknown };
  if (!data) throw new Error(`The gateway answered: ${JSON.stringify(errors)}`);
  return data;
}

/** Signs a demo account in by the code in the outbox, and returns the token. */
export async function signIn({ url, upstreamUrl }: Product, email: string): Promise<string> {
  await ask(url, `mutation { requestSignInCode(input: { email: "${email}" }) { errors { message } } }`);
  const outbox = await fetch(`${upstreamUrl}/api/sandbox/outbox/?to=${email}`);
  const code = /"code":"(\d+)"/.exec(await outbox.text())?.[1] ?? '';
  const { signIn: answer } = await ask<{ signIn: { token: string | null } }>(
    url,
    `mutation { signIn(input: { email: "${email}", code: "${code}" }) { token errors { message } } }`,
  );
  if (answer.token === null) throw new Error(`${email} could not sign in. Codes come every 30 seconds.`);
  return answer.token;
}
