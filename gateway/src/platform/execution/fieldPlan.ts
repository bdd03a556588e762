import {
  defaultFieldResolver,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  type FieldNode,
  type GraphQLAbstractType,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
} from 'graphql';
import { collectFields, type Selecting } from './collectFields.ts';

/** Selections to plan. */
interface Planning extends Selecting {
  /** Called with the number of fields whenever some were planned. */
  readonly onPlanned: ((fields: number) => void) | undefined;
}

type AnyResolver = GraphQLFieldResolver<unknown, unknown>;

/** A field of an operation for objects of one type: everything that is the same for all of them. */
export interface FieldPlan {
  readonly responseName: string;
  readonly parentType: GraphQLObjectType;
  readonly definition: GraphQLField<unknown, unknown>;
  /** Its selections; the arguments of all are equal. */
  readonly nodes: readonly [FieldNode, ...FieldNode[]];
  readonly resolve: AnyResolver;
  readonly value: ValuePlan;
}

/** How a resolved value becomes a part of the response. */
export type ValuePlan = { readonly isNonNull: boolean } & (
  | { readonly kind: 'leaf'; readonly type: GraphQLLeafType }
  | { readonly kind: 'list'; readonly item: ValuePlan }
  | { readonly kind: 'object'; readonly type: GraphQLObjectType; readonly fieldsOf: FieldsOf }
  | { readonly kind: 'abstract'; readonly type: GraphQLAbstractType; readonly fieldsOf: FieldsOf }
);

/** The fields to execute for an object of a type. */
export type FieldsOf = (type: GraphQLObjectType) => readonly FieldPlan[];

/** Plans the fields below some nodes for each type when the first object of the type is met. */
export function planSelections(
  planning: Planning,
  nodes: readonly Pick<FieldNode, 'selectionSet'>[],
): FieldsOf {
  const selectionSets = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
  const planned = new Map<GraphQLObjectType, readonly FieldPlan[]>();
  return (type) => {
    const known = planned.get(type);
    if (known !== undefined) return known;
    const fields = [...collectFields(planning, type, selectionSets)].flatMap(
      ([responseName, [first, ...others]]) => {
        const definition = first && planning.schema.getField(type, first.name.value);
        if (first === undefined || definition === undefined) return [];
        return [
          planField(planning, { responseName, parentType: type, definition, nodes: [first, ...others] }),
        ];
      },
    );
    planned.set(type, fields);
    planning.onPlanned?.(fields.length);
    return fields;
  };
}

function planField(planning: Planning, field: Omit<FieldPlan, 'resolve' | 'value'>): FieldPlan {
  const { definition, nodes } = field;
  return {
    ...field,
    resolve: definition.resolve ?? defaultFieldResolver,
    value: planValue(definition.type, planSelections(planning, nodes)),
  };
}

function planValue(declared: GraphQLOutputType, fieldsOf: FieldsOf): ValuePlan {
  const isNonNull = isNonNullType(declared);
  const type = isNonNullType(declared) ? declared.ofType : declared;
  if (isListType(type)) return { kind: 'list', isNonNull, item: planValue(type.ofType, fieldsOf) };
  if (isLeafType(type)) return { kind: 'leaf', isNonNull, type };
  if (isAbstractType(type)) return { kind: 'abstract', isNonNull, type, fieldsOf };
  return { kind: 'object', isNonNull, type, fieldsOf };
}
