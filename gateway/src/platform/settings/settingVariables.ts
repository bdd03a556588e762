import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { parseDsn } from '../signals/errors/dsn.ts';
import { defaultLoadSettings } from '../load/loadSettings.ts';
import { defaultExportSettings } from './exportSettings.ts';
import { isRedisUrl } from '../redis/redisUrl.ts';
import { defaultUpstreamOptions } from '../rest/upstreamOptions.ts';

export const environments = ['production', 'staging', 'development', 'automation', 'local', 'test'] as const;
export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const repository = new URL('../../../../', import.meta.url);

const flag = z.stringbool();

/** Says in production that a service is left out on purpose. */
export const off = 'off';
const positive = z.coerce.number().int().positive();
const milliseconds = positive.max(600_000);

/** "https://a.example, https://b.example" */
const origins = z
  .string()
  .transform((list) => list.split(',').map((origin) => origin.trim()))
  .pipe(
    z.array(
      z.string().refine((origin) => URL.canParse(origin) && new URL(origin).origin === origin, {
        error: ({ input }) => `${String(input)} is not an origin such as https://brigade.example`,
      }),
    ),
  );

const addresses = z.string().transform((list) => list.split(',').map((address) => address.trim()));

const variables = z.object({
  BRIGADE_ENV: z.enum(environments).default('local'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  PRODUCT_SLUG: z
    .string()
    .regex(/^[a-z][a-z0-9_]*$/, 'must be lower-case letters, digits and "_"')
    .default('brigade'),
  LOG_LEVEL: z.enum(logLevels).default('info'),
  CORS_ORIGINS: origins.default([]),
  TRUSTED_PROXIES: addresses.default([]),
  GRAPHIQL: flag.optional(),
  PUBLIC_SCHEMA: flag.optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be a valid http or https URL' })
    .optional(),
  ERROR_REPORTING_DSN: z
    .string()
    .refine((dsn) => dsn === off || parseDsn(dsn) !== null, {
      error: `must be a DSN such as https://key@errors.example.com/42, or ${off}`,
    })
    .optional(),
  SEGMENT_WRITE_KEY: z
    .string()
    .regex(/^(?:off|\w{8,100})$/, `must be a write key of letters and digits, or ${off}`)
    .optional(),
  SEGMENT_API_BASE: z
    .url({ protocol: /^https?$/, error: 'must be a valid http or https URL' })
    .default('https://api.segment.io/'),
  WEB_ROOT: z
    .string()
    .min(1)
    .default(fileURLToPath(new URL('web/dist', repository))),
  PERSISTED_DOCUMENTS: z
    .string()
    .min(1)
    .default(fileURLToPath(new URL('persisted-documents.json', repository))),
  UPSTREAM_API_BASE: z
    .url({ protocol: /^https?$/, error: 'must be a valid http or https URL' })
    .default('http://127.0.0.1:4001/'),
  IMAGE_DELIVERY_URL: z.url({ protocol: /^https?$/, error: 'must be a valid http or https URL' }).optional(),
  OUTBOX_URL: z.url({ protocol: /^https?$/, error: 'must be a valid http or https URL' }).optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_\w+$/, 'must be a publishable key of Stripe')
    .optional(),
  W2_CONTACT_CENTER_KEY: z
    .string()
    .regex(/^(?:off|[\w.:-]{4,200})$/, `must be a key of letters, digits, and . : - _, or ${off}`)
    .optional(),
  W2_CONTACT_CENTER_SCRIPT_URL: z
    .url({ protocol: /^https?$/, error: 'must be a valid http or https URL' })
    .optional(),
  UPSTREAM_CONNECT_TIMEOUT_MS: milliseconds.default(defaultUpstreamOptions.connectTimeout),
  UPSTREAM_HEADERS_TIMEOUT_MS: milliseconds.default(defaultUpstreamOptions.headersTimeout),
  UPSTREAM_BODY_TIMEOUT_MS: milliseconds.default(defaultUpstreamOptions.bodyTimeout),
  UPSTREAM_ATTEMPT_TIMEOUT_MS: milliseconds.default(defaultUpstreamOptions.attemptTimeout),
  UPSTREAM_MAX_ANSWER_BYTES: positive.default(defaultUpstreamOptions.maxResponseBytes),
  UPSTREAM_MAX_CONNECTIONS: positive.default(defaultUpstreamOptions.maxConnections),
  DRAIN_SECONDS: z.coerce.number().min(0).max(9).optional(),
  MAX_BODY_BYTES: positive.default(1_000_000),
  MAX_DOCUMENT_CHARACTERS: positive.default(20_000),
  MAX_DOCUMENT_TOKENS: positive.default(4_000),
  MAX_DOCUMENT_DEPTH: positive.default(20),
  MAX_DOCUMENT_ALIASES: positive.default(30),
  MAX_DOCUMENT_SELECTIONS: positive.default(1_000),
  MAX_DOCUMENT_ROOT_FIELDS: positive.default(20),
  MAX_DOCUMENT_COST: positive.default(10_000),
  MAX_CALLS_PER_CALLER: positive.default(defaultLoadSettings.callsAtOncePerCaller),
  MAX_WAITING_PER_CALLER: positive.default(defaultLoadSettings.waitingPerCaller),
  MAX_LIVE_SUBSCRIBERS: positive.default(5_000),
  MAX_LIVE_SUBSCRIBERS_PER_SESSION: positive.default(50),
  WEBHOOK_WORKER_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  MAX_EXPORTS_AT_ONCE: positive.max(20).default(defaultExportSettings.atOnce),
  // The message must not repeat the password.
  REDIS_URL: z
    .string()
    .refine(isRedisUrl, {
      error: 'must be a URL such as redis://:password@redis.example:6379/0; rediss: encrypts the connection',
    })
    .optional(),
  LIVE_POLL_SECONDS: positive.max(3_600).default(10),
});

/** What production has to decide on: a service's key, or that there is none. */
const requiredInProduction = ['ERROR_REPORTING_DSN', 'SEGMENT_WRITE_KEY', 'W2_CONTACT_CENTER_KEY'] as const;

/** The environment variables that the gateway reads, with their defaults. */
export const settingVariables = variables.superRefine((given, context) => {
  if (given.BRIGADE_ENV !== 'production') return;
  for (const name of requiredInProduction) {
    if (given[name] === undefined) {
      context.addIssue({
        code: 'custom',
        path: [name],
        message: `is required in production; "${off}" leaves the service out`,
      });
    }
  }
});
