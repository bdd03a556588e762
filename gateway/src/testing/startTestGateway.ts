import type { GraphQLFormattedError } from 'graphql';
import { parseSettings, type Settings } from '../platform/settings/settings.ts';
import { startGateway, type GatewayOverrides, type RunningGateway } from '../app/startGateway.ts';
import { tinySchema } from './tinySchema.ts';

/** A GraphQL response of a test gateway. */
export interface TestResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly data: unknown;
  readonly errors: readonly GraphQLFormattedError[] | undefined;
  readonly extensions: Readonly<Record<string, unknown>> | undefined;
}

export interface TestGateway extends RunningGateway {
  /** The log output so far, as text. */
  readonly log: readonly string[];
  /** Posts a GraphQL request, authenticated with `token` unless it is null. */
  post(
    request: object,
    options?: { token?: string | null; headers?: Record<string, string> },
  ): Promise<TestResponse>;
  /** Posts a document. */
  query(query: string, variables?: Record<string, unknown>): Promise<TestResponse>;
}

export interface TestGatewayOptions extends GatewayOverrides {
  readonly environment?: Readonly<Record<string, string>>;
  readonly settings?: Partial<Settings>;
}

/** Reads an answer to a GraphQL request. */
export async function readResponse(response: Response): Promise<TestResponse> {
  const { data, errors, extensions } = (await response.json()) as TestResponse;
  return { status: response.status, headers: response.headers, data, errors, extensions };
}

/** Production has to say that it leaves these out. */
const withoutServices = {
  ERROR_REPORTING_DSN: 'off',
  SEGMENT_WRITE_KEY: 'off',
  W2_CONTACT_CENTER_KEY: 'off',
};

/**
 * Starts a gateway of the tiny schema on a free port. Its environment is "test", its log is kept, and its upstream
 * is wherever `environment` or `settings` say. Every token is
 * accepted without a call.
 */
export async function startTestGateway({
  environment = {},
  settings = {},
  ...overrides
}: TestGatewayOptions = {}): Promise<TestGateway> {
  const log: string[] = [];
  const parsed = parseSettings({
    BRIGADE_ENV: 'test',
    PORT: '0',
    LOG_LEVEL: 'debug',
    ...withoutServices,
    ...environment,
  });
  const gateway = await startGateway(
    { ...parsed, ...settings },
    {
      schema: tinySchema(),
      identify: ({ token }) => Promise.resolve({ account: `account of ${token}`, apiToken: null }),
      logDestination: { write: (line: string) => log.push(line) },
      ...overrides,
    },
  );

  const post: TestGateway['post'] = async (request, { token = 'test-token', headers = {} } = {}) =>
    readResponse(
      await fetch(`${gateway.url}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token !== null && { authorization: `Bearer ${token}` }),
          ...headers,
        },
        body: JSON.stringify(request),
      }),
    );

  return { ...gateway, log, post, query: (query, variables) => post({ query, variables }) };
}
