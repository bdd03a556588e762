import { z } from 'zod';
import type { DatabasePlace } from './database/openDatabase.ts';

const environments = ['production', 'staging', 'development', 'automation', 'local', 'test'] as const;
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const environmentSchema = z.object({
  UPSTREAM_PORT: z.coerce.number().int().min(0).max(65_535).default(4001),
  UPSTREAM_HOST: z.string().min(1).default('127.0.0.1'),
  UPSTREAM_PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  UPSTREAM_DATA_DIR: z.string().min(1).default('.data/upstream'),
  UPSTREAM_TRUSTED_PROXIES: z.string().min(1).default('loopback'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  BRIGADE_ENV: z.enum(environments).default('local'),
  PRODUCT_SLUG: z
    .string()
    .regex(/^[a-z][a-z0-9_]*$/, 'must be lower-case letters, digits and "_"')
    .default('brigade'),
  DEMO_SEED: z.coerce.number().int().min(0).default(1),
  LOG_LEVEL: z.enum(logLevels).default('info'),
});

/** What the environment decides, parsed once at the start. */
export type Settings = {
  port: number;
  host: string;
  /** What `next` and `previous` links start with; null: the address that the request was sent to. */
  publicUrl: string | null;
  /** Addresses whose X-Forwarded-* headers are believed, as Fastify's `trustProxy` takes them. */
  trustedProxies: string;
  databasePlace: DatabasePlace;
  /** In production there is no outbox and no demo data. */
  isProduction: boolean;
  /** Names wire fields and values, such as `is_brigade_admin`. */
  productSlug: string;
  demoSeed: number;
  logLevel: (typeof logLevels)[number];
};

/** Thrown for a setting that cannot be used. The message names each variable and what is wrong with it. */
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
  return {
    port: data.UPSTREAM_PORT,
    host: data.UPSTREAM_HOST,
    publicUrl: data.UPSTREAM_PUBLIC_URL?.replace(/\/+$/, '') ?? null,
    trustedProxies: data.UPSTREAM_TRUSTED_PROXIES,
    databasePlace: data.DATABASE_URL
      ? { kind: 'postgres', url: data.DATABASE_URL }
      : { kind: 'folder', folder: data.UPSTREAM_DATA_DIR },
    isProduction: data.BRIGADE_ENV === 'production',
    productSlug: data.PRODUCT_SLUG,
    demoSeed: data.DEMO_SEED,
    logLevel: data.LOG_LEVEL,
  };
}
