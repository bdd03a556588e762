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

const databaseIdPattern = /^[1-9]\d{0,9}$/;

/** The number in a node's id; null for a text that cannot be one. */
export function parseDatabaseId(id: string): number | null {
  return databaseIdPattern.test(id) ? Number(id) : null;
}

/** The number of a node of this type; null for the id of something else. */
export function databaseIdOf(globalId: string, typename: string): number | null {
  const decoded = decodeGlobalId(globalId);
  return decoded?.typename === typename ? parseDatabaseId(decoded.id) : null;
}
