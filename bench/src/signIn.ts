async function post(url: string, body: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  return response.json();
}

/** Signs in to a REST API by the code in its outbox. @returns the token */
export async function signIn(url: string, email: string): Promise<string> {
  await post(`${url}/api/auth/email/`, { email });
  const outbox = await fetch(`${url}/api/sandbox/outbox/?to=${email}`);
  const { results } = (await outbox.json()) as { results: { code: string }[] };
  const verified = await post(`${url}/api/auth/email/verify/`, { email, code: results[0]?.code });
  return (verified as { token: string }).token;
}
