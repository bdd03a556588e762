import { z } from 'zod';

/** A global id, as `node(id:)` and inputs take it: opaque to clients, and never the id of a REST call. */
export type NodeId = string & z.core.$brand<'NodeId'>;

/** Accepts any text; {@link decodeGlobalId} says whether it is a global id. */
export const nodeId = z.custom<NodeId>((value) => typeof value === 'string');

/** The number of a node: what REST calls and `databaseId` use. */
export type DatabaseId = number & z.core.$brand<'DatabaseId'>;

/** The parts of a global id. */
export interface DecodedGlobalId {
  /** The name of a type; not necessarily one that implements Node, or exists. */
  readonly typename: string;
  /** Identifies the node within its type: a number, or the UUID of a pro. */
  readonly id: string;
}

const decodedPattern = /^(?<typename>[A-Za-z]\w*):(?<id>[\w-]+)$/;

/** Decodes a global id; null for any other text. */
export function decodeGlobalId(globalId: string): DecodedGlobalId | null {
  const text = Buffer.from(globalId, 'base64').toString();
  const { typename, id } = decodedPattern.exec(text)?.groups ?? {};
  return typename === undefined || id === undefined ? null : { typename, id };
}

/** The largest number that JSON carries exactly. */
export const largestDatabaseId = Number.MAX_SAFE_INTEGER;

/** Whether a node can have this number. */
export function isDatabaseId(number: number): number is DatabaseId {
  return Number.isInteger(number) && number >= 1 && number <= largestDatabaseId;
}

/** The number in the decoded id of a node; NaN for any other text. */
export function databaseIdIn(id: string): number {
  return /^[1-9]\d*$/.test(id) ? Number(id) : Number.NaN;
}

/** The number of a node of this type; null for any other global id or text. */
export function databaseIdOf(globalId: string, typename: string): DatabaseId | null {
  const decoded = decodeGlobalId(globalId);
  const number = decoded?.typename === typename ? databaseIdIn(decoded.id) : Number.NaN;
  return isDatabaseId(number) ? number : null;
}
