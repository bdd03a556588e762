import { lookup as systemLookup, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, buildConnector } from 'undici';
import { isLoopback, isPublicAddress } from './publicAddress.ts';

/** Thrown for an address that webhooks may not call. It names no address, so that makers learn nothing of the network. */
export class AddressNotPublic extends Error {
  override name = 'AddressNotPublic';
}

/** Finds all addresses of a name, like `dns.lookup` with `all`. */
export type FindAddresses = (
  name: string,
  callback: (error: NodeJS.ErrnoException | null, addresses: readonly LookupAddress[]) => void,
) => void;

export interface GuardOptions {
  /** The sandbox may call this machine. */
  readonly allowsLoopback: boolean;
  readonly connectTimeout: number;
  readonly findAddresses?: FindAddresses;
}

/**
 * Connects to public addresses only. A name is resolved for each connection, and connected to by the addresses that were
 * checked: what it resolves to later does not matter. No connection is used twice.
 */
export function guardedAgent({
  allowsLoopback,
  connectTimeout,
  findAddresses = (name, callback) => systemLookup(name, { all: true }, callback),
}: GuardOptions): Agent {
  const mayCall = (address: string) => isPublicAddress(address) || (allowsLoopback && isLoopback(address));

  const lookup: LookupFunction = (name, { all }, callback) => {
    findAddresses(name, (error, addresses) => {
      const [first] = addresses;
      if (error || !first) return callback(error ?? new AddressNotPublic(), '', 0);
      if (!addresses.every(({ address }) => mayCall(address))) return callback(new AddressNotPublic(), '', 0);
      return all ? callback(null, [...addresses]) : callback(null, first.address, first.family);
    });
  };
  const connect = buildConnector({ lookup, timeout: connectTimeout });
  return new Agent({
    pipelining: 0,
    connect(options, callback) {
      // Node looks up names only.
      const host = options.hostname.replace(/^\[|\]$/g, '');
      if (isIP(host) !== 0 && !mayCall(host)) return callback(new AddressNotPublic(), null);
      return connect(options, callback);
    },
  });
}
