import { type RunningGateway, startGateway } from '@brigade/gateway/app/startGateway.ts';
import { parseSettings as parseGatewaySettings } from '@brigade/gateway/platform/settings/settings.ts';
import { growMarketplace } from '@brigade/upstream/sandbox/demo/scale/growMarketplace.ts';
import { growRecords } from '@brigade/upstream/sandbox/demo/scale/growRecords.ts';
import { parseSettings } from '@brigade/upstream/platform/settings.ts';
import { type RunningUpstream, startUpstream } from '@brigade/upstream/app/startUpstream.ts';
import { sql } from 'kysely';
import { signIn } from '../signIn.ts';

/** A whole stack on a separate PostgreSQL database, with a manager signed in. */
export interface World {
  name: string;
  /** Calls the REST API as the manager. @returns the decoded body */
  rest(path: string): Promise<unknown>;
  /** Runs a persisted document through the gateway as the manager. */
  document(id: string, variables: Record<string, unknown>): Promise<unknown>;
  database: RunningUpstream['database'];
  close(): Promise<void>;
}

/**
 * The number of rows to add to the demo data; null adds none. The records are payments, ad-hoc payments, punches and geo
 * logs: as many of each.
 */
export type Growth = { gigs: number; applications: number; records: number } | null;

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
      // Background jobs are off, so that only the calls use the database.
      DUE_WORK_SECONDS: '0',
    }),
  );
  if (growth) await grow(upstream.database, growth, now);
  // Statistics like those of a database in use.
  await sql`vacuum analyze`.execute(upstream.database);
  const gateway = await startGateway(
    parseGatewaySettings({ PORT: '0', UPSTREAM_API_BASE: `${upstream.url}/`, LOG_LEVEL: 'silent' }),
  );
  const token = await signIn(upstream.url, 'manager@brigade.example');
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

async function grow(database: World['database'], growth: NonNullable<Growth>, now: Date): Promise<void> {
  const { id } = await database
    .selectFrom('gig_applications')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirstOrThrow();
  await growMarketplace(database, { ...growth, seed, now });
  await growRecords(database, { records: growth.records, lastApplicationId: id });
}

async function closeAll(gateway: RunningGateway, upstream: RunningUpstream): Promise<void> {
  await gateway.close();
  await upstream.close();
}

/** Fails on error responses, which would measure nothing. */
async function decoded(response: Response): Promise<unknown> {
  const body: unknown = await response.json();
  const hasErrors = typeof body === 'object' && body !== null && 'errors' in body;
  if (!response.ok || hasErrors) throw new Error(`${response.url}: ${JSON.stringify(body)}`);
  return body;
}
