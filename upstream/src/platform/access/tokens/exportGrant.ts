import { newToken } from '../sessionToken.ts';

/** Tells a grant from the tokens of sessions, from API tokens and from the grants of deliveries. */
const grantPrefix = 'bxg_';

/** A secret that reads with the rights of who started an export, while its holder runs it. */
export function newExportGrant(): string {
  return `${grantPrefix}${newToken()}`;
}

/** Whether a bearer token is meant as the grant of an export. */
export function isExportGrant(token: string): boolean {
  return token.startsWith(grantPrefix);
}
