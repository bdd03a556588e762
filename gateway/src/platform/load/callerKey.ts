import { clientNetwork } from '@brigade/domain/platform/access/clientNetwork.ts';
import type { Caller } from '../rest/callHeaders.ts';
import type { Sessions } from '../sessions/sessions.ts';

/** Who a part of the service is taken for. */
export interface CallerKey {
  /** Names who has the share: an account, or a network. */
  readonly caller: string;
  /** The number of the API token, which has a part of the share; null without one. */
  readonly token: number | null;
}

/**
 * Names who shares a part of the service: an account, however many sessions and API tokens it has; else a network, so
 * that tokens that were made up add nothing. The token of a web app's document is checked while the document runs.
 */
export function callerKey(caller: Caller, sessions: Sessions): CallerKey {
  const holder = sessions.knownHolder(caller);
  if (holder === null) return networkShare(caller);
  return { caller: `account ${holder.account}`, token: holder.apiToken };
}

/**
 * Whether a caller is named as it will be when its operation runs. An account that is not known yet is named by its
 * network until then, and must not be refused for what others of that network have used.
 */
export function isCallerKnown(caller: Caller, sessions: Sessions): boolean {
  return caller.token === null || sessions.knownHolder(caller) !== null;
}

/** The share of a caller whose account is not known, by its network: a device can choose any address of it. */
export function networkShare({ address }: Caller): CallerKey {
  return { caller: `network ${clientNetwork(address)}`, token: null };
}

/** Whether a name is that of an account, which can ask for what it has used. */
export function isAccountKey(caller: string): boolean {
  return caller.startsWith('account ');
}
