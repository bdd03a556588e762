import { Pool } from 'undici';
import type { Screen } from './screens.ts';

/** What a client sends: the document of a screen, by its id or its text. */
export function bodyOf({ id, text, variables }: Screen, by: 'id' | 'text'): string {
  return JSON.stringify({ ...(by === 'id' ? { id } : { query: text }), variables });
}

export interface Client {
  /** The data of one answer; throws when there are errors. */
  data(body: string): Promise<unknown>;
  /** Sends the same request again and again, `atOnce` at a time; throws when one is refused. */
  repeat(body: string, times: number): Promise<void>;
  close(): Promise<void>;
}

const atOnce = 2;

/** A client on kept connections, as a load balancer is one. */
export function createClient(url: string, token: string): Client {
  const pool = new Pool(url, { connections: atOnce });
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };

  async function send(body: string): Promise<string> {
    const response = await pool.request({ method: 'POST', path: '/graphql', headers, body });
    const text = await response.body.text();
    if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}: ${text}`);
    return text;
  }

  return {
    async data(body) {
      const { data, errors } = JSON.parse(await send(body)) as { data: unknown; errors?: unknown };
      if (errors !== undefined) throw new Error(`${url} answered errors: ${JSON.stringify(errors)}`);
      return data;
    },
    async repeat(body, times) {
      let left = times;
      await Promise.all(
        Array.from({ length: atOnce }, async () => {
          while (left > 0) {
            left -= 1;
            await send(body);
          }
        }),
      );
    },
    close: () => pool.close(),
  };
}
