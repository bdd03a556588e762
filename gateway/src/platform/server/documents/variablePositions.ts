import {
  type ASTVisitor,
  getNamedType,
  type GraphQLInputType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  isListType,
  isNonNullType,
  isScalarType,
  type OperationDefinitionNode,
  specifiedRules,
  typeFromAST,
  type ValidationContext,
  VariablesInAllowedPositionRule,
} from 'graphql';

/** The same type with Int in the place of its scalar. */
function withInt(type: GraphQLInputType): GraphQLInputType {
  if (isNonNullType(type)) {
    const nullable = withInt(type.ofType);
    return isNonNullType(nullable) ? nullable : new GraphQLNonNull(nullable);
  }
  return isListType(type) ? new GraphQLList(withInt(type.ofType)) : GraphQLInt;
}

/** Whether the operation declares a variable of this name as an Int, or as a list of them. */
function declaresInt(operation: OperationDefinitionNode, name: string, context: ValidationContext): boolean {
  const declared = operation.variableDefinitions?.find(({ variable }) => variable.name.value === name);
  const type = declared && typeFromAST(context.getSchema(), declared.type);
  return type !== undefined && getNamedType(type) === GraphQLInt;
}

/**
 * Variables fit their positions, and every Int is a DatabaseId: documents that were written when database ids were Ints
 * stay valid.
 */
function VariablePositionsRule(context: ValidationContext): ASTVisitor {
  const lenient = Object.create(context, {
    getRecursiveVariableUsages: {
      value: (operation: OperationDefinitionNode) =>
        context.getRecursiveVariableUsages(operation).map((usage) => {
          const named = usage.type ? getNamedType(usage.type) : undefined;
          const isWidened = isScalarType(named) && named.name === 'DatabaseId';
          return usage.type && isWidened && declaresInt(operation, usage.node.name.value, context)
            ? { ...usage, type: withInt(usage.type) }
            : usage;
        }),
    },
  }) as ValidationContext;
  return VariablesInAllowedPositionRule(lenient);
}

/** The rules of the specification, but for database ids in variables of the type Int. */
export const documentRules = specifiedRules.map((rule) =>
  rule === VariablesInAllowedPositionRule ? VariablePositionsRule : rule,
);
