import { randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { ApiError } from '../../platform/errors.ts';
import { emailAddress } from '../../platform/outbox/address.ts';

const lifeSeconds = 300;

/** The two ends of an assertion: the product's directory speaks to the web app. */
type Parties = { secret: string; productSlug: string; webPublicUrl: string };

/** Whom a directory vouches for. */
export const ssoPersonSchema = z.object({
  email: emailAddress,
  given_name: z.string().trim().max(100).default(''),
  family_name: z.string().trim().max(100).default(''),
});

const claimsSchema = ssoPersonSchema.extend({ jti: z.string().min(8).max(200), exp: z.int() });

/** Whom a directory vouches for. */
export type SsoPerson = z.output<typeof ssoPersonSchema>;

/** What a right assertion says. `jti` is good once, and only until `expiresAt`. */
export type SsoAssertion = SsoPerson & { jti: string; expiresAt: Date };

const key = (secret: string) => new TextEncoder().encode(secret);
const issuerOf = ({ productSlug }: Parties) => `${productSlug}-sso`;

/**
 * Reads an assertion: an HS256 JWT with `iss` `{product}-sso`, `aud` the address of the web app, `jti`, `iat`, `exp` of at
 * most ten minutes later, `email`, and perhaps `given_name` and `family_name`.
 *
 * @throws ApiError code_expired when its time is over, invalid_code for whatever else is wrong with it
 */
export async function readSsoAssertion(token: string, parties: Parties, now: Date): Promise<SsoAssertion> {
  const checked = await jwtVerify(token, key(parties.secret), {
    // Named, so that no token chooses its own way of being checked.
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

/** Signs an assertion as a directory does, good for five minutes. */
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

/** The assertion was right once: it is too old, or was used. */
export function ssoExpired(): ApiError {
  return new ApiError(
    'code_expired',
    'That sign-in has expired or was used. Start again from your directory.',
  );
}

function ssoInvalid(): ApiError {
  return new ApiError('invalid_code', 'That sign-in is not valid. Start again from your directory.');
}

function isExpiry(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_JWT_EXPIRED';
}
