interface Call {
  readonly token?: string;
  readonly body?: object;
}

/** Calls a server in another process, and returns the body of its response. */
export async function callApi(url: string, method: string, path: string, { token, body }: Call = {}) {
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return JSON.parse(text) as unknown;
}

/** Signs a person in by the code in the outbox, and returns the token. */
export async function signIn(url: string, email: string): Promise<string> {
  await callApi(url, 'POST', '/auth/email/', { body: { email } });
  const outbox = await callApi(url, 'GET', `/sandbox/outbox/?to=${email}`);
  const code = (outbox as { results: { code: string | null }[] }).results[0]?.code;
  const session = await callApi(url, 'POST', '/auth/email/verify/', { body: { email, code } });
  return (session as { token: string }).token;
}
