import type { z } from 'zod';
import type { DocumentLimits } from '../server/documents/documentLimits.ts';
import { defaultLoadSettings, type LoadSettings } from '../load/loadSettings.ts';
import type { LiveSettings } from '../live/liveSettings.ts';
import { defaultRedisSettings, type RedisSettings } from '../redis/redisSettings.ts';
import { defaultUpstreamOptions, type UpstreamOptions } from '../rest/upstreamOptions.ts';
import { defaultExportSettings, type ExportSettings } from './exportSettings.ts';
import { defaultWebhookSettings, type WebhookSettings } from './webhookSettings.ts';
import type { ContactCenterSettings } from '../server/contactCenter/contactCenterPage.ts';
import type { SignalSettings } from '../signals/signalSettings.ts';
import { signalsFrom } from './signalsFrom.ts';
import { off, settingVariables, type environments, type logLevels } from './settingVariables.ts';

/** The settings from the environment, parsed once at startup. */
export interface Settings {
  readonly environment: (typeof environments)[number];
  readonly host: string;
  /** 0: any free port. */
  readonly port: number;
  /** Determines wire fields and values, such as `is_brigade_admin`. */
  readonly productSlug: string;
  readonly logLevel: (typeof logLevels)[number];
  /** Origins of other sites that may call `/graphql` from a browser. */
  readonly corsOrigins: readonly string[];
  /** Peers whose X-Forwarded-For header is trusted. */
  readonly trustedProxies: readonly string[];
  readonly graphiql: boolean;
  /** Whether anyone may read the schema: by introspection, in the reference, and in what validation says. */
  readonly isSchemaPublic: boolean;
  /** Opens `/metrics` to callers other than this machine; null keeps it local. */
  readonly metricsToken: string | null;
  /** Where traces go: an OpenTelemetry collector's endpoint; null for nowhere. */
  readonly tracesUrl: string | null;
  /** Folder of the built web app. */
  readonly webRoot: string;
  /** The file of persisted documents. */
  readonly persistedDocuments: string;
  readonly upstream: UpstreamOptions;
  /** The page that shows the sandbox's codes, emails and text messages. */
  readonly outboxUrl: string;
  /** The publishable key of the Stripe account, whose scripts and frames the web app may then load. */
  readonly stripePublishableKey: string | null;
  /** The widget of the contact center for W-2 workers; null for a card with the address of support. */
  readonly contactCenter: ContactCenterSettings | null;
  /** The prefix of image URLs, without a trailing slash: a hosted service, or this gateway. */
  readonly imageBase: string;
  /** How long the gateway serves on after SIGTERM, so that load balancers notice. */
  readonly drainSeconds: number;
  readonly maxBodyBytes: number;
  readonly limits: DocumentLimits;
  readonly live: LiveSettings;
  readonly load: LoadSettings;
  readonly webhooks: WebhookSettings;
  readonly signals: SignalSettings;
  readonly exports: ExportSettings;
  /** Null: this gateway counts limits alone. */
  readonly redis: RedisSettings | null;
}

/** Load balancers check a few times before they act on what `/readyz` says; in seconds. */
const productionDrain = 5;

/** Where receivers of webhooks may run on this machine. */
const loopbackEnvironments: readonly Settings['environment'][] = [
  'development',
  'automation',
  'local',
  'test',
];

/** Thrown for invalid settings. The message names each variable and what is wrong with it. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/** @throws {@link SettingsError} for one of the two variables without the other. */
function contactCenterFrom(
  given: Pick<z.infer<typeof settingVariables>, 'W2_CONTACT_CENTER_KEY' | 'W2_CONTACT_CENTER_SCRIPT_URL'>,
): ContactCenterSettings | null {
  const { W2_CONTACT_CENTER_KEY: key, W2_CONTACT_CENTER_SCRIPT_URL: scriptUrl } = given;
  if (key === off) return null;
  if (key !== undefined && scriptUrl !== undefined) return { key, scriptUrl };
  if (key === undefined && scriptUrl === undefined) return null;
  throw new SettingsError(
    key === undefined
      ? 'W2_CONTACT_CENTER_SCRIPT_URL: needs W2_CONTACT_CENTER_KEY as well'
      : 'W2_CONTACT_CENTER_KEY: needs W2_CONTACT_CENTER_SCRIPT_URL as well',
  );
}

function withSlash(url: string): URL {
  return new URL(url.endsWith('/') ? url : `${url}/`);
}

/**
 * Parses the settings. An empty variable counts as unset.
 *
 * @throws {@link SettingsError}
 */
export function parseSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const { data, error } = settingVariables.safeParse(given);
  if (error) {
    throw new SettingsError(
      error.issues.map(({ path, message }) => `${String(path[0])}: ${message}`).join('\n'),
    );
  }
  const base = withSlash(data.UPSTREAM_API_BASE);
  return {
    environment: data.BRIGADE_ENV,
    host: data.HOST,
    port: data.PORT,
    productSlug: data.PRODUCT_SLUG,
    logLevel: data.LOG_LEVEL,
    corsOrigins: data.CORS_ORIGINS,
    trustedProxies: data.TRUSTED_PROXIES,
    graphiql: data.GRAPHIQL ?? data.BRIGADE_ENV !== 'production',
    isSchemaPublic: data.PUBLIC_SCHEMA ?? data.BRIGADE_ENV !== 'production',
    metricsToken: data.METRICS_TOKEN ?? null,
    tracesUrl:
      data.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? null
        : `${data.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, '')}/v1/traces`,
    webRoot: data.WEB_ROOT,
    persistedDocuments: data.PERSISTED_DOCUMENTS,
    upstream: {
      ...defaultUpstreamOptions,
      base,
      connectTimeout: data.UPSTREAM_CONNECT_TIMEOUT_MS,
      headersTimeout: data.UPSTREAM_HEADERS_TIMEOUT_MS,
      bodyTimeout: data.UPSTREAM_BODY_TIMEOUT_MS,
      attemptTimeout: data.UPSTREAM_ATTEMPT_TIMEOUT_MS,
      maxResponseBytes: data.UPSTREAM_MAX_ANSWER_BYTES,
      maxConnections: data.UPSTREAM_MAX_CONNECTIONS,
    },
    outboxUrl: data.OUTBOX_URL ?? new URL('outbox', base).href,
    imageBase: data.IMAGE_DELIVERY_URL?.replace(/\/+$/, '') ?? '/media',
    stripePublishableKey: data.STRIPE_PUBLISHABLE_KEY ?? null,
    contactCenter: contactCenterFrom(data),
    drainSeconds: data.DRAIN_SECONDS ?? (data.BRIGADE_ENV === 'production' ? productionDrain : 0),
    maxBodyBytes: data.MAX_BODY_BYTES,
    limits: {
      characters: data.MAX_DOCUMENT_CHARACTERS,
      tokens: data.MAX_DOCUMENT_TOKENS,
      depth: data.MAX_DOCUMENT_DEPTH,
      aliases: data.MAX_DOCUMENT_ALIASES,
      selections: data.MAX_DOCUMENT_SELECTIONS,
      rootFields: data.MAX_DOCUMENT_ROOT_FIELDS,
      cost: data.MAX_DOCUMENT_COST,
    },
    live: {
      mostSubscribers: data.MAX_LIVE_SUBSCRIBERS,
      mostPerSession: data.MAX_LIVE_SUBSCRIBERS_PER_SESSION,
      pollSeconds: data.LIVE_POLL_SECONDS,
    },
    load: {
      ...defaultLoadSettings,
      // The heaviest operation leaves room for others of its caller.
      costAtOncePerCaller: 2 * data.MAX_DOCUMENT_COST,
      callsAtOncePerCaller: data.MAX_CALLS_PER_CALLER,
      waitingPerCaller: data.MAX_WAITING_PER_CALLER,
    },
    webhooks: {
      ...defaultWebhookSettings,
      workerSecret: data.WEBHOOK_WORKER_SECRET ?? null,
      allowsLoopback: loopbackEnvironments.includes(data.BRIGADE_ENV),
    },
    signals: signalsFrom(data),
    exports: { ...defaultExportSettings, atOnce: data.MAX_EXPORTS_AT_ONCE },
    redis:
      data.REDIS_URL === undefined
        ? null
        : { ...defaultRedisSettings, url: data.REDIS_URL, prefix: data.PRODUCT_SLUG },
  };
}
