/** What a global id stands for. */
export interface DecodedGlobalId {
  /** The name of a type that implements Node; unknown names are possible. */
  readonly typename: string;
  /** The id among its like: a number, a pro's UUID. */
  readonly id: string;
}

const decodedPattern = /^(?<typename>[A-Za-z]\w*):(?<id>[\w-]+)$/;

/** The parts of a global id; null for a text that is none. */
export function decodeGlobalId(globalId: string): DecodedGlobalId | null {
  const text = Buffer.from(globalId, 'base64').toString();
  const { typename, id } = decodedPattern.exec(text)?.groups ?? {};
  return typename === undefined || id === undefined ? null : { typename, id };
}

/** Numbers of things are those of GraphQL's Int, from 1 on. */
const largestDatabaseId = 2 ** 31 - 1;

/** Whether something can have this number. */
export function isDatabaseId(number: number): boolean {
  return Number.isInteger(number) && number >= 1 && number <= largestDatabaseId;
}

/** The number in a node's id; NaN for a text that is none. */
export function databaseIdIn(id: string): number {
  return /^[1-9]\d*$/.test(id) ? Number(id) : Number.NaN;
}

/** The number of a node of this type; null for the id of something else. */
export function databaseIdOf(globalId: string, typename: string): number | null {
  const decoded = decodeGlobalId(globalId);
  const number = decoded?.typename === typename ? databaseIdIn(decoded.id) : Number.NaN;
  return isDatabaseId(number) ? number : null;
}
