import { type RunningGateway, startGateway } from '@brigade/gateway/app/startGateway.ts';
import { parseSettings as parseGatewaySettings } from '@brigade/gateway/platform/settings/settings.ts';
import { growMarketplace } from '@brigade/upstream/sandbox/demo/scale/growMarketplace.ts';
import { parseSettings } from '@brigade/upstream/platform/settings.ts';
import { type RunningUpstream, startUpstream } from '@brigade/upstream/app/startUpstream.ts';
import { sql } from 'kysely';

/** A whole stack on a PostgreSQL database of its own, with a manager signed in. */
export interface World {
  name: string;
  /** Calls the REST API as the manager; gives the decoded body. */
  rest(path: string): Promise<unknown>;
  /** Runs a stored document through the gateway as the manager. */
  document(id: string, variables: Record<string, unknown>): Promise<unknown>;
  database: RunningUpstream['database'];
  close(): Promise<void>;
}

/** How much is added to the demo data; null leaves it as it is. */
export type Growth = { gigs: number; applications: number } | null;

const seed = 1;

/** Starts a stack on an existing, empty database. */
export async function startWorld(name: string, databaseUrl: string, growth: Growth): Promise<World> {
  const now = new Date();
  const upstream = await startUpstream(
    parseSettings({
      DATABASE_URL: databaseUrl,
      UPSTREAM_PORT: '0',
      LOG_LEVEL: 'silent',
      DEMO_SEED: `${seed}`,
      // Nothing but what is measured works here.
      DUE_WORK_SECONDS: '0',
    }),
  );
  if (growth) await growMarketplace(upstream.database, { ...growth, seed, now });
  // Statistics as a database that has lived a while has them.
  await sql`vacuum analyze`.execute(upstream.database);
  const gateway = await startGateway(
    parseGatewaySettings({ PORT: '0', UPSTREAM_API_BASE: `${upstream.url}/`, LOG_LEVEL: 'silent' }),
  );
  const token = await signIn(upstream);
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  return {
    name,
    database: upstream.database,
    rest: async (path) => decoded(await fetch(`${upstream.url}/api${path}`, { headers })),
    document: async (id, variables) =>
      decoded(
        await fetch(`${gateway.url}/graphql`, {
          method: 'POST',
          headers,
          body: JSON.stringify({ id, variables }),
        }),
      ),
    close: () => closeAll(gateway, upstream),
  };
}

async function closeAll(gateway: RunningGateway, upstream: RunningUpstream): Promise<void> {
  await gateway.close();
  await upstream.close();
}

/** A benchmark of refusals would measure nothing. */
async function decoded(response: Response): Promise<unknown> {
  const body: unknown = await response.json();
  const hasErrors = typeof body === 'object' && body !== null && 'errors' in body;
  if (!response.ok || hasErrors) throw new Error(`${response.url}: ${JSON.stringify(body)}`);
  return body;
}

async function signIn({ url }: RunningUpstream): Promise<string> {
  const email = 'manager@brigade.example';
  const post = async (path: string, body: object) =>
    decoded(
      await fetch(`${url}/api${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    );
  await post('/auth/email/', { email });
  const outbox = (await decoded(await fetch(`${url}/api/sandbox/outbox/?to=${email}`))) as {
    results: { code: string }[];
  };
  const session = (await post('/auth/email/verify/', { email, code: outbox.results[0]?.code })) as {
    token: string;
  };
  return session.token;
}
