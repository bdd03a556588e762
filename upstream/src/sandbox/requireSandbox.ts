import { notFound } from '../platform/errors.ts';
import type { Services } from '../platform/server/services.ts';

/** @throws ApiError not_found in production, which has no sandbox */
export function requireSandbox({ settings }: Pick<Services, 'settings'>): void {
  if (settings.isProduction) throw notFound();
}
