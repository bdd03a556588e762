import {
  type DocumentNode,
  type FieldNode,
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  isListType,
  isObjectType,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { UnusableExport } from './unusableExport.ts';

/** A field whose pages are exported. */
export interface FoundConnection {
  readonly node: FieldNode;
  readonly type: GraphQLObjectType;
  /** The response names from the root to the field. */
  readonly path: readonly string[];
}

type Step = { readonly name: string; readonly isList: boolean };

interface Occurrence extends FoundConnection {
  readonly isInFragment: boolean;
  /** The list that has it in each of its items. */
  readonly list: string | null;
  /** Whether it is a field of something that can be read by its id. */
  readonly isOfNode: boolean;
}

function connectionType({ type, args }: GraphQLField<unknown, unknown>): GraphQLObjectType | null {
  const named = getNamedType(type);
  if (!isObjectType(named) || !args.some(({ name }) => name === 'first')) return null;
  const { edges, pageInfo } = named.getFields();
  return edges === undefined || pageInfo === undefined ? null : named;
}

function isList({ type }: GraphQLField<unknown, unknown>): boolean {
  return isListType(getNullableType(type));
}

const isNode = (type: GraphQLObjectType) => type.getInterfaces().some(({ name }) => name === 'Node');

/** "Gig.applications": the lists of the same name and rows that belong to something with an id. */
function alikeOfNodes({ node: { name }, type }: Occurrence, schema: GraphQLSchema): string[] {
  return Object.values(schema.getTypeMap()).flatMap((owner) => {
    if (!isObjectType(owner) || !isNode(owner)) return [];
    const field = owner.getFields()[name.value];
    return field && getNamedType(field.type) === type ? [`${owner.name}.${name.value}`] : [];
  });
}

function connectionsIn(document: DocumentNode, schema: GraphQLSchema): Occurrence[] {
  const types = new TypeInfo(schema);
  const found: Occurrence[] = [];
  let steps: Step[] = [];
  let isInFragment = false;
  visit(
    document,
    visitWithTypeInfo(types, {
      [Kind.FRAGMENT_DEFINITION]: {
        enter() {
          isInFragment = true;
          steps = [];
        },
        leave() {
          isInFragment = false;
        },
      },
      [Kind.FIELD]: {
        enter(node) {
          const definition = types.getFieldDef();
          if (!definition) return;
          const type = connectionType(definition);
          const list = steps.find((step) => step.isList)?.name ?? null;
          steps.push({ name: (node.alias ?? node.name).value, isList: isList(definition) });
          if (type === null) return;
          const owner = types.getParentType();
          const isOfNode = isObjectType(owner) && isNode(owner);
          found.push({ node, type, path: steps.map(({ name }) => name), isInFragment, list, isOfNode });
        },
        leave() {
          steps.pop();
        },
      },
    }),
  );
  return found;
}

/**
 * The only connection of a valid document.
 *
 * @throws UnusableExport for none or several, and for one that is not read once
 */
export function findConnection(document: DocumentNode, schema: GraphQLSchema): FoundConnection {
  const [found, ...others] = connectionsIn(document, schema);
  if (found === undefined) {
    throw new UnusableExport(
      'Must select a connection, such as { location(databaseId: 1) { gigs { edges { node { id } } } } }',
    );
  }
  const name = found.node.name.value;
  if (others.length > 0) {
    const names = [found, ...others].map(({ node }) => node.name.value).join(', ');
    throw new UnusableExport(`Must select one connection, not ${names}. Export each by itself`);
  }
  if (found.isInFragment) {
    throw new UnusableExport(`Must select ${name} in the operation itself, not in a fragment`);
  }
  if (found.list !== null) {
    const alike = found.isOfNode ? [] : alikeOfNodes(found, schema);
    const instead = alike.length === 0 ? 'one of them' : alike.join(' or ');
    throw new UnusableExport(`Must not select ${name} for each of ${found.list}. Export ${instead}`);
  }
  return found;
}
