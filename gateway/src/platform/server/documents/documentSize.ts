import { Kind, type DocumentNode, type SelectionSetNode } from 'graphql';

/** What decides how long the validation of a document takes, as it is written: fragments are not followed. */
export interface DocumentSize {
  /** Fields and fragments that are selected. */
  readonly selections: number;
  readonly fragments: number;
  /** Pairs of fields with the same name in the response, and of fragments, that one set selects: each is compared. */
  readonly pairs: number;
}

/** Measures a document in time proportional to its length. */
export function documentSize({ definitions }: DocumentNode): DocumentSize {
  let selections = 0;
  let pairs = 0;

  /** @param uses how often each name was selected in this set; inline fragments are parts of it. */
  function measure(set: SelectionSetNode, uses: Map<string, number>): void {
    for (const selection of set.selections) {
      selections += 1;
      if (selection.kind === Kind.INLINE_FRAGMENT) {
        measure(selection.selectionSet, uses);
        continue;
      }
      const isField = selection.kind === Kind.FIELD;
      const name = isField ? (selection.alias ?? selection.name).value : '...';
      const earlier = uses.get(name) ?? 0;
      pairs += earlier;
      uses.set(name, earlier + 1);
      if (isField && selection.selectionSet !== undefined) measure(selection.selectionSet, new Map());
    }
  }

  for (const definition of definitions) {
    if ('selectionSet' in definition && definition.selectionSet !== undefined) {
      measure(definition.selectionSet, new Map());
    }
  }
  const fragments = definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION).length;
  return { selections, fragments, pairs };
}
