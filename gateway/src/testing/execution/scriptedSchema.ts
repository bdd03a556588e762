import {
  buildSchema,
  getNullableType,
  GraphQLError,
  isEnumType,
  isInterfaceType,
  isListType,
  isObjectType,
  isScalarType,
  isUnionType,
  printSchema,
  responsePathAsArray,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
} from 'graphql';
import type { Chance } from './chance.ts';

/** What the resolvers of a scripted schema receive as their context. */
export interface Script {
  readonly chance: Chance;
  /** False: nothing is a promise. */
  readonly isAsync: boolean;
  /** One of so many values fails or is null where it must not be. */
  readonly oneFailureIn: number;
  /** The root fields, in the order in which they were resolved. */
  readonly order: string[];
}

function pathText({ path }: GraphQLResolveInfo): string {
  return responsePathAsArray(path).join('.');
}

/** The value, perhaps a few microtasks later. */
function perhapsLater<Value>(
  { chance, isAsync }: Script,
  about: string,
  value: () => Value,
): Value | Promise<Value> {
  if (!isAsync || !chance.oneIn(3, `${about} later`)) return value();
  let wait = Promise.resolve();
  for (let turns = chance.below(4, `${about} turns`); turns > 0; turns -= 1)
    wait = wait.then(() => undefined);
  return wait.then(value);
}

function failure(chance: Chance, about: string): unknown {
  const error = chance.pick([new Error(about), new GraphQLError(about)], `${about} kind`);
  if (chance.oneIn(3, `${about} returned`)) return error;
  throw error;
}

function leaf(type: GraphQLOutputType, chance: Chance, about: string, args: unknown): unknown {
  if (isEnumType(type)) {
    const names = type.getValues().map(({ name }) => name);
    return names[chance.below(names.length, about)];
  }
  if (!isScalarType(type)) return { about };
  if (type.name === 'Int') return chance.below(1_000, about);
  if (type.name === 'Float') return chance.below(1_000, about) / 8;
  if (type.name === 'Boolean') return chance.oneIn(2, about);
  return `${about} ${JSON.stringify(args)}`;
}

function valueOf(declared: GraphQLOutputType, script: Script, about: string, args: unknown): unknown {
  const { chance, oneFailureIn } = script;
  if (chance.oneIn(oneFailureIn, `${about} fails`)) return failure(chance, about);
  if (chance.oneIn(oneFailureIn, `${about} null`)) return chance.pick([null, undefined], about);
  const type = getNullableType(declared);
  if (!isListType(type)) return leaf(type, chance, about, args);
  if (chance.oneIn(oneFailureIn, `${about} no list`)) return 'no list';
  const items = Array.from({ length: chance.below(4, `${about} length`) }, (_, index) => {
    const at = `${about}.${index}`;
    // A list that has begun fails as a whole if making an item throws, which the field before covers.
    return perhapsLater(script, at, () => {
      try {
        return valueOf(type.ofType, script, at, args);
      } catch (error) {
        return error;
      }
    });
  });
  return chance.oneIn(4, `${about} set`) ? new Set(items) : items;
}

function resolve(_source: unknown, args: unknown, script: Script, info: GraphQLResolveInfo): unknown {
  const about = pathText(info);
  if (info.path.prev === undefined) script.order.push(about);
  const seen = `${info.parentType.name}.${info.fieldName} ${about}`;
  return perhapsLater(script, seen, () => valueOf(info.returnType, script, seen, args));
}

/** The types, fields and arguments of a schema, with resolvers that a script decides: values, nulls, errors, promises. */
export function scriptedSchema(real: GraphQLSchema): GraphQLSchema {
  const schema = buildSchema(printSchema(real), { assumeValid: true });
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__')) continue;
    if (isObjectType(type)) {
      for (const field of Object.values(type.getFields())) field.resolve = resolve as typeof field.resolve;
      type.isTypeOf = (_value, script: Script, info) => {
        const about = `${type.name} ${pathText(info)}`;
        return perhapsLater(
          script,
          about,
          () => !script.chance.oneIn(script.oneFailureIn * 3, `${about} other`),
        );
      };
    }
    if (isInterfaceType(type) || isUnionType(type)) {
      const names = schema.getPossibleTypes(type).map(({ name }) => name);
      type.resolveType = (_value, script: Script, info) => {
        const about = `${type.name} ${pathText(info)}`;
        if (script.chance.oneIn(script.oneFailureIn * 2, `${about} unknown`)) return 'Nothing';
        return perhapsLater(script, about, () => names[script.chance.below(names.length, about)]);
      };
    }
  }
  return schema;
}
