import * as z from 'zod/mini';
import { requiredTextUpTo } from '../../platform/validation/requiredTextUpTo.ts';
import { tokenScopes } from './tokenScopes.ts';

/** The name by which its maker recognizes an API token. */
export const tokenName = requiredTextUpTo(60);

/** The most networks of one API token. */
const mostNetworks = 20;

const network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], {
  error: 'Enter an IP address or a network such as 203.0.113.0/24',
});

/** The addresses from which an API token may be used. None means everywhere. */
export const tokenNetworks = z
  .array(network)
  .check(z.maxLength(mostNetworks, `At most ${mostNetworks} networks`));

/** The scopes of an API token. */
export const scopesOfToken = z.array(z.enum(tokenScopes)).check(z.minLength(1, 'Choose at least one'));

/** The networks in a text, separated by commas, spaces or lines. */
export function networksIn(text: string): string[] {
  return text.split(/[\s,]+/).filter((part) => part !== '');
}
