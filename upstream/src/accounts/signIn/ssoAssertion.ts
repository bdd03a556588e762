import { randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { ApiError } from '../../platform/errors.ts';
import { emailAddress } from '../../platform/outbox/address.ts';

const lifeSeconds = 300;

/** The issuer and audience of assertions. */
type Parties = { secret: string; productSlug: string; webPublicUrl: string };

/** The user identified by an assertion. */
export const ssoPersonSchema = z.object({
  email: emailAddress,
  given_name: z.string().trim().max(100).default(''),
  family_name: z.string().trim().max(100).default(''),
});

const claimsSchema = ssoPersonSchema.extend({ jti: z.string().min(8).max(200), exp: z.int() });

/** The user identified by an assertion. */
export type SsoPerson = z.output<typeof ssoPersonSchema>;

/** The claims of a valid assertion. `jti` can be used once, until `expiresAt`. */
export type SsoAssertion = SsoPerson & { jti: string; expiresAt: Date };

const key = (secret: string) => new TextEncoder().encode(secret);
const issuerOf = ({ productSlug }: Parties) => `${productSlug}-sso`;

/**
 * Verifies an assertion: an HS256 JWT with `iss` `{product}-sso`, `aud` the URL of the web app, `jti`, `iat`, `exp` of at
 * most ten minutes later, `email`, and optionally `given_name` and `family_name`.
 *
 * @throws ApiError code_expired for an expired assertion, invalid_code for any other problem
 */
export async function readSsoAssertion(token: string, parties: Parties, now: Date): Promise<SsoAssertion> {
  const checked = await jwtVerify(token, key(parties.secret), {
    // Explicit, so that a token cannot choose its own algorithm.
    algorithms: ['HS256'],
    issuer: issuerOf(parties),
    audience: parties.webPublicUrl,
    requiredClaims: ['exp', 'iat', 'jti'],
    maxTokenAge: '10 minutes',
    currentDate: now,
  }).catch((error: unknown) => {
    throw isExpiry(error) ? ssoExpired() : ssoInvalid();
  });
  const claims = claimsSchema.safeParse(checked.payload);
  if (!claims.success) throw ssoInvalid();
  const { exp, ...person } = claims.data;
  return { ...person, expiresAt: new Date(exp * 1000) };
}

/** Signs an assertion like an identity provider, valid for five minutes. */
export function signSsoAssertion(person: SsoPerson, parties: Parties, now: Date): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT(person)
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(issuerOf(parties))
    .setAudience(parties.webPublicUrl)
    .setJti(randomUUID())
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + lifeSeconds)
    .sign(key(parties.secret));
}

/** The assertion was valid but has expired or was used. */
export function ssoExpired(): ApiError {
  return new ApiError(
    'code_expired',
    "That sign-in has expired or was used. Start again from your organization's sign-in page.",
  );
}

function ssoInvalid(): ApiError {
  return new ApiError(
    'invalid_code',
    "That sign-in is not valid. Start again from your organization's sign-in page.",
  );
}

function isExpiry(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_JWT_EXPIRED';
}
