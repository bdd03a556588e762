import { isIP } from 'node:net';
import { z } from 'zod';
import type { DatabasePlace } from './database/openDatabase.ts';
import type { ImageService } from './images/imageService.ts';
import { imageServiceUrl } from './images/imageServiceUrl.ts';
import { type Invoicing, invoicing, invoicingVariables } from './invoicing.ts';
import {
  checkMessageVariables,
  type MessageServices,
  messageServices,
  messageVariables,
} from './outbox/messageServices.ts';
import type { StripeSettings } from './cardNetwork/stripe/stripeClient.ts';

const environments = ['production', 'staging', 'development', 'automation', 'local', 'test'] as const;
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Where the web app is on a developer's machine. */
const localWebUrl = 'http://127.0.0.1:4000';

/** Twice the usual interval between two checks of a load balancer, in seconds. */
const productionDrain = 5;

const wholeNumber = z
  .string()
  .regex(/^\d{1,9}$/, 'must be a whole number')
  .transform(Number);

const environmentSchema = z
  .object({
    UPSTREAM_PORT: wholeNumber.pipe(z.number().max(65_535, 'must be 0 to 65535')).default(4001),
    UPSTREAM_HOST: z.string().min(1).default('127.0.0.1'),
    UPSTREAM_PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
    UPSTREAM_DRAIN_SECONDS: z.coerce.number().min(0).max(9, 'must be 0 to 9').optional(),
    UPSTREAM_DATA_DIR: z.string().min(1).default('.data/upstream'),
    WEB_PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
    SSO_SHARED_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
    UPSTREAM_TRUSTED_PROXIES: z
      .string()
      .refine(
        (list) => list.split(',').every(isProxy),
        'must be IP addresses, networks or "loopback", with commas between',
      )
      .default('loopback'),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    BRIGADE_ENV: z.enum(environments).default('local'),
    PRODUCT_SLUG: z
      .string()
      .regex(/^[a-z][a-z0-9_]*$/, 'must be lower-case letters, digits and "_"')
      .default('brigade'),
    UPLOAD_SIGNING_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
    IMAGE_SERVICE_URL: imageServiceUrl.optional(),
    STRIPE_SECRET_KEY: z
      .string()
      .regex(/^(sk|rk)_\w+$/, 'must be a secret key of Stripe')
      .optional(),
    STRIPE_WEBHOOK_SECRET: z
      .string()
      .regex(/^whsec_\w+$/, 'must be the signing secret of a webhook')
      .optional(),
    STRIPE_API_BASE: z.url({ protocol: /^https?$/ }).optional(),
    WEBHOOK_WORKER_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
    METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
    ...messageVariables,
    ...invoicingVariables,
    OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
    DEMO_SEED: wholeNumber.default(1),
    DEMO_TIME: z.iso.datetime({ offset: true }).optional(),
    DUE_WORK_SECONDS: wholeNumber.pipe(z.number().max(3600, 'must be 0 to 3600')).default(15),
    LOG_LEVEL: z.enum(logLevels).default('info'),
  })
  .superRefine(checkMessageVariables);

/** In Fastify's format: an address, a network such as `10.0.0.0/8`, or a named range. */
function isProxy(text: string): boolean {
  const [address = '', bits] = text.trim().split('/');
  if (bits === undefined)
    return isIP(address) !== 0 || ['loopback', 'linklocal', 'uniquelocal'].includes(address);
  return /^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(address) === 4 ? 32 : 128) && isIP(address) !== 0;
}

/** The server's configuration, parsed once from environment variables. */
export type Settings = {
  port: number;
  host: string;
  /** The base URL of `next` and `previous` links; null for the URL of the request. */
  publicUrl: string | null;
  /** The base URL of the web app, without a trailing slash; used for links in messages. */
  webPublicUrl: string;
  /** The secret that signs single sign-on assertions; null when single sign-on is off. */
  ssoSharedSecret: string | null;
  /** Addresses whose X-Forwarded-* headers are trusted, in the format of Fastify's `trustProxy`. */
  trustedProxies: string;
  databasePlace: DatabasePlace;
  /** Production has no outbox and no demo data. */
  isProduction: boolean;
  /** The product name in wire fields and values, such as `is_brigade_admin`. */
  productSlug: string;
  /** The secret that signs upload links; null to generate one and store it in the database. */
  uploadSigningSecret: string | null;
  /** The hosted image service; null to store images in the database. */
  imageService: ImageService | null;
  /** The account at the card network; null for the sandbox. */
  stripe: StripeSettings | null;
  /** The services that send emails and text messages. */
  messageServices: MessageServices;
  /** The seller and the sales tax of invoices. */
  invoicing: Invoicing;
  /** What the processes that deliver webhooks authenticate with; null when there are no webhooks. */
  webhookWorkerSecret: string | null;
  /** Opens `/metrics` to other machines; null: loopback only. */
  metricsToken: string | null;
  /** Where traces go: an OpenTelemetry collector's endpoint; null for nowhere. */
  tracesUrl: string | null;
  demoSeed: number;
  /** The marketplace's time when the demo data begins; null for the system's time. */
  demoTime: Date | null;
  /** The interval between runs of due work; 0 to leave it to other servers. */
  dueWorkSeconds: number;
  /** How long the server serves after it was asked to end, so that load balancers notice first that it is not ready. */
  drainSeconds: number;
  logLevel: (typeof logLevels)[number];
};

/** Thrown for invalid settings. The message names each variable and its problem. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/**
 * Parses the settings. An empty variable counts as unset.
 *
 * @throws {@link SettingsError}
 */
export function parseSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const { data, error } = environmentSchema.safeParse(given);
  if (error) {
    throw new SettingsError(
      error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'),
    );
  }
  const isProduction = data.BRIGADE_ENV === 'production';
  return {
    port: data.UPSTREAM_PORT,
    host: data.UPSTREAM_HOST,
    publicUrl: data.UPSTREAM_PUBLIC_URL?.replace(/\/+$/, '') ?? null,
    webPublicUrl: (data.WEB_PUBLIC_URL ?? localWebUrl).replace(/\/+$/, ''),
    ssoSharedSecret: data.SSO_SHARED_SECRET ?? null,
    trustedProxies: data.UPSTREAM_TRUSTED_PROXIES,
    databasePlace: data.DATABASE_URL
      ? { kind: 'postgres', url: data.DATABASE_URL }
      : { kind: 'folder', folder: data.UPSTREAM_DATA_DIR },
    isProduction,
    productSlug: data.PRODUCT_SLUG,
    uploadSigningSecret: data.UPLOAD_SIGNING_SECRET ?? null,
    imageService: data.IMAGE_SERVICE_URL ?? null,
    stripe: data.STRIPE_SECRET_KEY
      ? {
          secretKey: data.STRIPE_SECRET_KEY,
          webhookSecret: data.STRIPE_WEBHOOK_SECRET ?? null,
          apiBase: data.STRIPE_API_BASE ? new URL(data.STRIPE_API_BASE) : null,
        }
      : null,
    messageServices: messageServices(data),
    invoicing: invoicing({ ...data, isProduction, slug: data.PRODUCT_SLUG }),
    webhookWorkerSecret: data.WEBHOOK_WORKER_SECRET ?? null,
    metricsToken: data.METRICS_TOKEN ?? null,
    tracesUrl: data.OTEL_EXPORTER_OTLP_ENDPOINT
      ? `${data.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, '')}/v1/traces`
      : null,
    demoSeed: data.DEMO_SEED,
    demoTime: data.DEMO_TIME === undefined ? null : new Date(data.DEMO_TIME),
    dueWorkSeconds: data.DUE_WORK_SECONDS,
    drainSeconds: data.UPSTREAM_DRAIN_SECONDS ?? (isProduction ? productionDrain : 0),
    logLevel: data.LOG_LEVEL,
  };
}
