import {
  type DocumentNode,
  type FieldNode,
  getNamedType,
  type GraphQLNamedType,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  type SelectionNode,
  type SelectionSetNode,
  visit,
} from 'graphql';
import { columnsOf, type ExportColumn } from './exportColumns.ts';
import { findConnection } from './findConnection.ts';
import { UnusableExport } from './unusableExport.ts';

/** How to read a connection page by page. */
export interface ExportPlan {
  /** The document of a page; its variables are those of the original and {@link pageVariables}. */
  readonly query: string;
  /** The response names from the root to the connection. */
  readonly path: readonly string[];
  /** The values of a row, in the order of the selection. */
  readonly columns: readonly ExportColumn[];
}

/** The variables that say which page to read. */
export function pageVariables(first: number, after: string | null) {
  return { _exportFirst: first, _exportAfter: after };
}

const ownArguments = ['first', 'after', 'last', 'before'];
const besideRows = ['pageInfo', 'totalCount', '__typename'];
const besideNode = ['cursor', '__typename'];

function fieldsIn(selections: readonly SelectionNode[]): FieldNode[] | null {
  const fields = selections.filter((selection) => selection.kind === Kind.FIELD);
  const isPlain = fields.every(
    ({ alias, directives = [] }) => alias === undefined && directives.length === 0,
  );
  return isPlain && fields.length === selections.length ? fields : null;
}

/** The selections of a field that must be the only one but for those named. */
function below(
  { selectionSet }: { selectionSet?: SelectionSetNode | undefined },
  name: string,
  others: readonly string[],
): SelectionSetNode | null {
  const fields = fieldsIn(selectionSet?.selections ?? []) ?? [];
  const [field, ...more] = fields.filter((each) => !others.includes(each.name.value));
  return more.length === 0 && field?.name.value === name ? (field.selectionSet ?? null) : null;
}

function onlyOperation(document: DocumentNode): OperationDefinitionNode {
  const [operation, ...others] = document.definitions.filter(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  );
  if (operation === undefined || others.length > 0) throw new UnusableExport('Must be one query');
  if (operation.operation !== 'query') {
    throw new UnusableExport(`Must be a query, not a ${operation.operation}`);
  }
  return operation;
}

const pageParts = parse(
  `query ($_exportFirst: Int!, $_exportAfter: String) {
    page(first: $_exportFirst, after: $_exportAfter) { edges { node } pageInfo { hasNextPage endCursor } }
  }`,
  { noLocation: true },
).definitions[0] as OperationDefinitionNode;

/** The connection with its pages as variables, and nothing selected but its rows and where they go on. */
function pagedField(connection: FieldNode, row: SelectionSetNode): FieldNode {
  const page = pageParts.selectionSet.selections[0] as FieldNode;
  const hasTotal = connection.selectionSet?.selections.some(
    (selection) => selection.kind === Kind.FIELD && selection.name.value === 'totalCount',
  );
  const selections = (page.selectionSet?.selections ?? []).map((selection) =>
    selection.kind === Kind.FIELD && selection.name.value === 'edges'
      ? visit(selection, {
          Field: (field) => (field.name.value === 'node' ? { ...field, selectionSet: row } : undefined),
        })
      : selection,
  );
  return {
    ...connection,
    arguments: [...(connection.arguments ?? []), ...(page.arguments ?? [])],
    selectionSet: {
      kind: Kind.SELECTION_SET,
      selections: hasTotal
        ? [...selections, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: 'totalCount' } }]
        : selections,
    },
  };
}

/**
 * How to read the connection of a valid document.
 *
 * @throws UnusableExport for anything but one query of one connection
 */
export function exportPlan(document: DocumentNode, schema: GraphQLSchema): ExportPlan {
  const operation = onlyOperation(document);
  const { node: connection, type, path } = findConnection(document, schema);
  const name = connection.name.value;
  const own = connection.arguments?.find((argument) => ownArguments.includes(argument.name.value));
  if (own) throw new UnusableExport(`Must not give ${name} ${own.name.value}: an export reads all pages`);
  const edges = below(connection, 'edges', besideRows);
  const row = edges
    ? below({ selectionSet: edges }, 'node', besideNode)
    : below(connection, 'nodes', besideRows);
  if (row === null) {
    throw new UnusableExport(
      `Must select edges { node { … } } or nodes { … } of ${name}, without aliases, and nothing beside it but pageInfo and totalCount`,
    );
  }
  const paged = visit(document, {
    [Kind.OPERATION_DEFINITION]: (definition) =>
      definition === operation
        ? {
            ...definition,
            variableDefinitions: [
              ...(definition.variableDefinitions ?? []),
              ...(pageParts.variableDefinitions ?? []),
            ],
          }
        : undefined,
    [Kind.FIELD]: (field) => (field === connection ? pagedField(field, row) : undefined),
  });
  const edge = getNamedType(type.getFields()['edges']?.type);
  return { query: print(paged), path, columns: columnsOf(document, row, nodeTypeOf(edge), schema) };
}

function nodeTypeOf(edge: GraphQLNamedType | undefined): GraphQLNamedType | undefined {
  return edge && 'getFields' in edge ? getNamedType(edge.getFields()['node']?.type) : undefined;
}
