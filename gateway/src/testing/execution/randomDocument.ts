import {
  getNamedType,
  isAbstractType,
  isCompositeType,
  isObjectType,
  isRequiredArgument,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql';
import type { Chance } from './chance.ts';
import { randomValue } from './randomValue.ts';

/** A document with variables for it. */
export interface RandomDocument {
  readonly text: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

const deepest = 5;

/** Writes a query or a mutation with whatever a document can have: see the test that executes them. */
export function randomDocument(schema: GraphQLSchema, chance: Chance): RandomDocument {
  const declared: string[] = [];
  const variables: Record<string, unknown> = {};
  const fragments: { readonly name: string; readonly type: GraphQLCompositeType; readonly text: string }[] =
    [];
  /** The type of each field that has no alias: fields of one name in a response must have one type. */
  const types = new Map<string, string>();
  let names = 0;

  function nextName(prefix: string): string {
    names += 1;
    return `${prefix}${names}`;
  }

  /** Declares a variable; with a default, it may be left out of the request. */
  function variable(type: string, { json, text }: { json: unknown; text: string }): string {
    const name = nextName('v');
    const hasDefault = !type.endsWith('!') && json !== null && chance.oneIn(2, `${name} default`);
    declared.push(`$${name}: ${type}${hasDefault ? ` = ${text}` : ''}`);
    if (!hasDefault || chance.oneIn(2, `${name} given`)) variables[name] = json;
    return `$${name}`;
  }

  function directive(about: string): string {
    if (!chance.oneIn(9, `${about} directive`)) return '';
    const json = chance.oneIn(2, `${about} if`);
    const value = { json, text: String(json) };
    const given =
      chance.oneIn(2, `${about} variable`) && names < 12 ? variable('Boolean!', value) : value.text;
    return `@${chance.pick(['skip', 'include'], `${about} which`)}(if: ${given})`;
  }

  function argumentsOf({ args }: GraphQLField<unknown, unknown>, about: string): string {
    const given = args.flatMap((argument) => {
      const name = `${about}(${argument.name})`;
      if (!isRequiredArgument(argument) && !chance.oneIn(3, name)) return [];
      const value = randomValue(argument.type, chance, name);
      const isVariable = chance.oneIn(2, `${name} variable`);
      return [`${argument.name}: ${isVariable ? variable(argument.type.toString(), value) : value.text}`];
    });
    return given.length === 0 ? '' : `(${given.join(', ')})`;
  }

  function isOfOtherType({ name, type }: GraphQLField<unknown, unknown>): boolean {
    const first = types.get(name) ?? String(type);
    types.set(name, first);
    return first !== String(type);
  }

  function field(definition: GraphQLField<unknown, unknown>, depth: number, about: string): string {
    const type = getNamedType(definition.type);
    const isAliased =
      definition.args.length > 0 || isOfOtherType(definition) || chance.oneIn(5, `${about} alias`);
    const alias = isAliased ? `${nextName('a')}: ` : '';
    const below = isCompositeType(type) ? selections(type, depth - 1, about) : '';
    return `${alias}${definition.name}${argumentsOf(definition, about)} ${directive(about)} ${below}`;
  }

  /** A type that an object of this one may have, or may not. */
  function condition(type: GraphQLCompositeType, about: string): GraphQLCompositeType {
    if (isObjectType(type)) return chance.pick<GraphQLCompositeType>([type, ...type.getInterfaces()], about);
    return chance.pick<GraphQLCompositeType>([type, ...schema.getPossibleTypes(type)], about);
  }

  function fragment(type: GraphQLCompositeType, depth: number, about: string): string {
    const on = condition(type, `${about} on`);
    const known = fragments.filter((each) => each.type === on);
    const [again] = known;
    if (again !== undefined && chance.oneIn(2, `${about} again`))
      return `...${again.name} ${directive(about)}`;
    const text = selections(on, depth - 1, about);
    if (chance.oneIn(2, `${about} inline`)) return `... on ${on.name} ${directive(about)} ${text}`;
    const name = nextName('F');
    fragments.push({ name, type: on, text });
    return `...${name} ${directive(about)}`;
  }

  function selections(type: GraphQLCompositeType, depth: number, about: string): string {
    const texts = chance.oneIn(4, `${about} typename`) || !('getFields' in type) ? ['__typename'] : [];
    const all = 'getFields' in type ? Object.values(type.getFields()) : [];
    const fields = depth > 0 ? all : all.filter((each) => !isCompositeType(getNamedType(each.type)));
    const count = fields.length === 0 ? 0 : 1 + chance.below(4, `${about} fields`);
    for (let index = 0; index < count; index += 1) {
      const at = `${about}/${depth}.${index}`;
      const chosen = fields[chance.below(fields.length, at)];
      if (chosen !== undefined) texts.push(field(chosen, depth, at));
    }
    const fragmentCount = depth > 0 ? chance.below(isAbstractType(type) ? 4 : 2, `${about} fragments`) : 0;
    for (let index = 0; index < fragmentCount; index += 1)
      texts.push(fragment(type, depth, `${about}~${index}`));
    return `{ ${(texts.length === 0 ? ['__typename'] : texts).join(' ')} }`;
  }

  const kind = chance.oneIn(4, 'mutation') ? 'mutation' : 'query';
  const root = kind === 'mutation' ? schema.getMutationType() : schema.getQueryType();
  if (!root) throw new Error('The schema has no root type');
  const body = selections(root, deepest, 'root');
  const declarations = declared.length === 0 ? '' : `(${declared.join(', ')})`;
  const definitions = fragments.map(({ name, type, text }) => `fragment ${name} on ${type.name} ${text}`);
  return { text: [`${kind} Random${declarations} ${body}`, ...definitions].join('\n'), variables };
}
