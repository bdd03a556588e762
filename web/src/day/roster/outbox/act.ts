import type { RosterRecord } from '../sendRosterAction.ts';

/** A punch or break on the server. */
export interface ServerRecord {
  readonly kind: 'punch' | 'break';
  readonly databaseId: number;
  /** The time that the person saw who decided to change it. Acts of earlier versions lack it. */
  readonly time?: string;
}

/** What a manager recorded about one pro, stored in this browser until the server has it. */
export interface Act extends RosterRecord {
  /** Its place in the queue, in the order of recording. */
  readonly order: number;
  /** The idempotency key. What was recorded for several pros at once has one key and is sent at once. */
  readonly key: string;
  /** The account that recorded it, and the only one that sends it. */
  readonly accountId: string;
  readonly gigId: string;
  /** The address of the roster on which it was recorded. */
  readonly page: string;
  readonly applicationId: string;
  /** Whether it was sent, so that it may have taken effect without a response. */
  readonly isSent: boolean;
  /** Why the server refused it; null while it waits to be sent. */
  readonly refusal: string | null;
  /** The record on the server whose time it changes, as a person decided. Without one, it adds a record. */
  readonly replaces?: ServerRecord | null;
}

/** An act that has no place in the queue yet. */
export type NewAct = Omit<Act, 'order'>;
