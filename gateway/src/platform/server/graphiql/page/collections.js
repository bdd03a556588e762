const format = 'brigade-operations';
const mostOperations = 500;
const longestText = 100_000;

const isText = (value) => typeof value === 'string' && value.length <= longestText;

function readOperation({ title, collection = '', query, variables = '' }) {
  if (!isText(title) || title === '' || !isText(collection) || !isText(query) || !isText(variables)) {
    throw new Error('An operation of this file has no title or query, or is too long.');
  }
  return { title, collection, query, variables };
}

/** Operations as a file to pass on. */
export function writeCollection(operations) {
  return `${JSON.stringify({ format, operations: operations.map(readOperation) }, null, 2)}\n`;
}

/** @throws Error that says what is wrong with the text. */
export function readCollection(text) {
  let file = null;
  try {
    file = JSON.parse(text);
  } catch {
    // Falls through: null is no collection either.
  }
  if (file?.format !== format || !Array.isArray(file.operations)) {
    throw new Error('This is not a collection of operations.');
  }
  if (file.operations.length > mostOperations) {
    throw new Error(`A collection has ${mostOperations} operations at most.`);
  }
  return file.operations.map((operation) => readOperation(operation ?? {}));
}

/** A link whose fragment has the operations. Browsers send no fragment to a server. */
export function linkTo(page, operations) {
  const bytes = new TextEncoder().encode(writeCollection(operations));
  return `${page}#operations=${bytes.toBase64({ alphabet: 'base64url', omitPadding: true })}`;
}

/** The operations of a link; none of any other address. */
export function operationsOf(fragment) {
  const packed = /^#operations=([\w-]+)$/.exec(fragment)?.[1];
  if (packed === undefined) return [];
  try {
    return readCollection(new TextDecoder().decode(Uint8Array.fromBase64(packed, { alphabet: 'base64url' })));
  } catch {
    return [];
  }
}

const nameOf = ({ collection, title }) => JSON.stringify([collection, title]);

/** Adds operations; one with the title of another in the same collection replaces it. */
export function withOperations(saved, added) {
  const merged = new Map(saved.map((operation) => [nameOf(operation), operation]));
  for (const operation of added) merged.set(nameOf(operation), operation);
  return [...merged.values()].toSorted((one, other) =>
    one.collection === other.collection
      ? one.title.localeCompare(other.title)
      : one.collection.localeCompare(other.collection),
  );
}
