import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { z } from 'zod';
import { startGateway } from '../app/startGateway.ts';
import type { ExportSettings } from '../platform/settings/exportSettings.ts';
import { parseSettings } from '../platform/settings/settings.ts';
import { graphql, type VariablesOf } from './graphql.ts';
import { type RunOptions, type TestStack, testWorkerSecret } from './startTestStack.ts';
import { unhurried } from './upstreamOptions.ts';

export const startExportDocument = graphql(`
  mutation ($input: StartExportInput!) {
    startExport(input: $input) {
      export {
        id
        databaseId
        name
        format
        state
        pageCost
        rowCount
      }
      errors {
        code
        message
        path
      }
    }
  }
`);

type StartInput = VariablesOf<typeof startExportDocument>['input'];

/** All gigs of the manager's location. */
const allGigs = '{ location(databaseId: 1) { gigs { totalCount edges { node { databaseId status } } } } }';

/** Starts an export of all gigs as NDJSON, unless the input says otherwise. */
export async function startTestExport(
  { run }: Pick<TestStack, 'run'>,
  input: Partial<StartInput> = {},
  options: RunOptions = { as: 'manager' },
) {
  const { data, errors } = await run(startExportDocument, {
    ...options,
    variables: { input: { document: allGigs, format: 'NDJSON', ...input } },
  });
  if (!data) throw new Error(JSON.stringify(errors));
  return data.startExport;
}

export const exportDocument = graphql(`
  query ($id: DatabaseId!) {
    export(databaseId: $id) {
      state
      failure
      failureDetail
      rowCount
      byteCount
      expectedRowCount
      missingValueCount
      finishedAt
      expiresAt
      downloadUrl
      downloadExpiresAt
    }
  }
`);

const logLine = z.looseObject({ msg: z.string(), outcome: z.string().optional() });

interface RunningOptions {
  readonly settings?: Partial<ExportSettings>;
  readonly upstreamUrl?: string;
}

/**
 * Runs exports of a stack until so many runs have ended, and then stops.
 *
 * @returns how the runs ended
 */
export async function runExports(
  { upstream }: Pick<TestStack, 'upstream'>,
  runs = 1,
  { settings = {}, upstreamUrl = upstream.url }: RunningOptions = {},
): Promise<string[]> {
  const outcomes: string[] = [];
  const { promise: done, resolve } = Promise.withResolvers<void>();
  const parsed = unhurried(
    parseSettings({
      BRIGADE_ENV: 'test',
      PORT: '0',
      WEBHOOK_WORKER_SECRET: testWorkerSecret,
      UPSTREAM_API_BASE: upstreamUrl,
    }),
  );
  const gateway = await startGateway(
    { ...parsed, exports: { ...parsed.exports, claimInterval: 10, atOnce: 1, ...settings } },
    {
      now: () => Temporal.Instant.fromEpochMilliseconds(upstream.clock.now().getTime()),
      logDestination: {
        write(text: string) {
          const { msg, outcome = 'lost' } = logLine.parse(JSON.parse(text));
          if (!msg.startsWith('export run')) return;
          outcomes.push(outcome);
          if (outcomes.length === runs) resolve();
        },
      },
    },
  );
  await done;
  await gateway.close();
  return outcomes.slice(0, runs);
}
