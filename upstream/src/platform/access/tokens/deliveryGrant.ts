import { newToken } from '../sessionToken.ts';

/** Tells a grant from the tokens of sessions and from API tokens. */
const grantPrefix = 'bwg_';

/** A secret that reads with the rights of an API token while its holder delivers a webhook. */
export function newDeliveryGrant(): string {
  return `${grantPrefix}${newToken()}`;
}

/** Whether a bearer token is meant as the grant of a delivery. */
export function isDeliveryGrant(token: string): boolean {
  return token.startsWith(grantPrefix);
}
