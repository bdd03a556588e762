import { clientNetwork } from '@brigade/domain/platform/access/clientNetwork.ts';
import type { Caller } from '../rest/callHeaders.ts';
import type { Sessions } from '../sessions/sessions.ts';

/**
 * Names who shares a part of the service: an account, however many sessions it has; else a network, so that
 * tokens that were made up add nothing. The token of a web app's document is checked while the document runs.
 */
export function callerKey(caller: Caller, sessions: Sessions): string {
  const account = sessions.knownAccount(caller);
  return account === null ? addressKey(caller) : `account ${account}`;
}

/**
 * Whether a caller is named as it will be when its operation runs. An account that is not known yet is named by its
 * network until then, and must not be refused for what others of that network have used.
 */
export function isCallerKnown(caller: Caller, sessions: Sessions): boolean {
  return caller.token === null || sessions.knownAccount(caller) !== null;
}

/** Names a caller whose account is not known, by its network: a device can choose any address of it. */
export function addressKey({ address }: Caller): string {
  return `network ${clientNetwork(address)}`;
}

/** Whether a name is that of an account, which can ask for what it has used. */
export function isAccountKey(key: string): boolean {
  return key.startsWith('account ');
}
