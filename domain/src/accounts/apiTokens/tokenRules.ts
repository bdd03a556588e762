import * as z from 'zod/mini';
import { requiredTextUpTo } from '../../platform/validation/requiredTextUpTo.ts';
import { isNetwork } from './network.ts';
import { tokenScopes } from './tokenScopes.ts';

/** The name by which its maker recognizes an API token. */
export const tokenName = requiredTextUpTo(60);

/** The most networks of one API token. */
const mostNetworks = 20;

/** One address or network from which an API token may be used. */
const network = z
  .string()
  .check(z.refine(isNetwork, 'Enter an IP address or a network such as 203.0.113.0/24'));

/** The networks from which an API token may be used. None means everywhere. */
export const tokenNetworks = z
  .array(network)
  .check(z.maxLength(mostNetworks, `At most ${mostNetworks} networks`));

/** The scopes of an API token. */
export const scopesOfToken = z.array(z.enum(tokenScopes)).check(
  z.minLength(1, 'Choose at least one'),
  z.refine((scopes) => scopes.length === 0 || scopes.includes('READ'), 'Every token needs Read'),
);

/** The lifetimes that are offered for an API token, in days. */
export const tokenLifetimes = [7, 30, 90, 365] as const;
