import {
  getDirectiveValues,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  isAbstractType,
  Kind,
  typeFromAST,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  type SelectionNode,
  type SelectionSetNode,
  type TypeNode,
  type VariableValues,
} from 'graphql';

/** What decides which fields a selection set has. */
export interface Selecting {
  readonly schema: GraphQLSchema;
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  /** The values of the variables that `@skip` and `@include` use. */
  readonly conditions: VariableValues;
}

function isIncluded(node: SelectionNode, conditions: VariableValues): boolean {
  if (node.directives === undefined || node.directives.length === 0) return true;
  if (getDirectiveValues(GraphQLSkipDirective, node, conditions)?.['if'] === true) return false;
  return getDirectiveValues(GraphQLIncludeDirective, node, conditions)?.['if'] !== false;
}

function applies(schema: GraphQLSchema, condition: TypeNode | undefined, type: GraphQLObjectType): boolean {
  if (condition === undefined) return true;
  const conditional = typeFromAST(schema, condition);
  return conditional === type || (isAbstractType(conditional) && schema.isSubType(conditional, type));
}

/** The fields that selection sets have for an object of a type, by response name, in the order of the specification. */
export function collectFields(
  { schema, fragments, conditions }: Selecting,
  type: GraphQLObjectType,
  selectionSets: readonly SelectionSetNode[],
): Map<string, FieldNode[]> {
  const fields = new Map<string, FieldNode[]>();
  const visited = new Set<string>();

  function collectFragment(name: string): void {
    if (visited.has(name)) return;
    const fragment = fragments[name];
    if (fragment === undefined || !applies(schema, fragment.typeCondition, type)) return;
    visited.add(name);
    collect(fragment.selectionSet);
  }

  function collect({ selections }: SelectionSetNode): void {
    for (const selection of selections) {
      if (!isIncluded(selection, conditions)) continue;
      if (selection.kind === Kind.FIELD) {
        const name = (selection.alias ?? selection.name).value;
        const nodes = fields.get(name);
        if (nodes === undefined) fields.set(name, [selection]);
        else nodes.push(selection);
      } else if (selection.kind === Kind.FRAGMENT_SPREAD) collectFragment(selection.name.value);
      else if (applies(schema, selection.typeCondition, type)) collect(selection.selectionSet);
    }
  }

  selectionSets.forEach(collect);
  return fields;
}
