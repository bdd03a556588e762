import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { hashToken } from '../../access/sessionToken.ts';
import { notFound } from '../../errors.ts';
import type { Services } from '../../server/services.ts';
import { renderPortal } from './renderPortal.ts';

const contentSecurityPolicy = [
  "default-src 'none'",
  "style-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const params = z.object({ token: z.string() });

/**
 * `GET /sandbox/customer-portal/:token`: simulates the card network's customer portal. Does not exist in
 * production.
 */
export async function serveSandboxPortal(
  server: FastifyInstance,
  { database, clock, settings }: Services,
): Promise<void> {
  server.get('/sandbox/customer-portal/:token', { schema: { hide: true } }, async (request, reply) => {
    if (settings.isProduction) throw notFound();
    const { token } = params.parse(request.params);
    const session = await database
      .selectFrom('sandbox_portal_sessions')
      .innerJoin('billing_accounts', 'billing_accounts.customer_id', 'sandbox_portal_sessions.customer_id')
      .leftJoin('locations', 'locations.id', 'billing_accounts.location_id')
      .leftJoin('organizations', 'organizations.id', 'billing_accounts.organization_id')
      .leftJoin('payment_methods', 'payment_methods.billing_account_id', 'billing_accounts.id')
      .select(['return_url', 'locations.name as location', 'organizations.name as organization'])
      .select(['payment_methods.issuer', 'payment_methods.last4'])
      .where('token_hash', '=', hashToken(token))
      .where('expires_ts', '>', clock.systemNow())
      .executeTakeFirst();
    if (!session) throw notFound();
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', contentSecurityPolicy)
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .header('x-content-type-options', 'nosniff')
      .send(
        renderPortal({
          customer: session.location ?? session.organization ?? '',
          method: session.issuer === null ? null : `${session.issuer} ending in ${session.last4}`,
          returnUrl: session.return_url,
        }),
      );
  });
}
