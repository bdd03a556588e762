import {
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/** How large a document is once its fragments are followed. */
export interface DocumentShape {
  /** Fields below one another. */
  readonly depth: number;
  /** Fields with another name than their own, counted as often as a fragment is spread. */
  readonly aliases: number;
  /** The fields that operations begin with, in the order of their first use. */
  readonly rootFields: readonly string[];
  /** How often a root field is asked for, at most by one operation. */
  readonly rootFieldCount: number;
}

interface Measure {
  depth: number;
  aliases: number;
  /** Fields of the outermost level, repeated ones included. */
  outermost: string[];
}

/** More root fields than this are too many anyway; stops fragments that multiply one another. */
const countedRootFields = 1_000;

function operationsOf(document: DocumentNode): OperationDefinitionNode[] {
  return document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
}

/** Fragments of the document by name. */
export function fragmentsOf(document: DocumentNode): Map<string, FragmentDefinitionNode> {
  const fragments = document.definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
  return new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
}

/**
 * Measures a document before it is validated. Each fragment is measured once, however often it is spread; one that
 * contains itself counts once (validation refuses it later).
 */
export function documentShape(document: DocumentNode): DocumentShape {
  const fragments = fragmentsOf(document);
  const measured = new Map<string, Measure>();

  function measureFragment(name: string): Measure {
    const known = measured.get(name);
    if (known !== undefined) return known;
    const nothing: Measure = { depth: 0, aliases: 0, outermost: [] };
    measured.set(name, nothing);
    const fragment = fragments.get(name);
    const measure = fragment === undefined ? nothing : measureSelections(fragment.selectionSet);
    measured.set(name, measure);
    return measure;
  }

  function measureSelections({ selections }: SelectionSetNode): Measure {
    const total: Measure = { depth: 0, aliases: 0, outermost: [] };
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        const { name, alias, selectionSet } = selection;
        const below = selectionSet === undefined ? undefined : measureSelections(selectionSet);
        total.depth = Math.max(total.depth, 1 + (below?.depth ?? 0));
        total.aliases += (alias === undefined ? 0 : 1) + (below?.aliases ?? 0);
        total.outermost.push(name.value);
      } else {
        const inner =
          selection.kind === Kind.FRAGMENT_SPREAD
            ? measureFragment(selection.name.value)
            : measureSelections(selection.selectionSet);
        total.depth = Math.max(total.depth, inner.depth);
        total.aliases += inner.aliases;
        total.outermost.push(...inner.outermost.slice(0, countedRootFields));
      }
      total.outermost.length = Math.min(total.outermost.length, countedRootFields);
    }
    return total;
  }

  const operations = operationsOf(document).map(({ selectionSet }) => measureSelections(selectionSet));
  return {
    depth: Math.max(0, ...operations.map(({ depth }) => depth)),
    aliases: Math.max(0, ...operations.map(({ aliases }) => aliases)),
    rootFields: [...new Set(operations.flatMap(({ outermost }) => outermost))],
    rootFieldCount: Math.max(0, ...operations.map(({ outermost }) => outermost.length)),
  };
}
