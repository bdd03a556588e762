import fc, { type GeneratorValue } from 'fast-check';
import {
  getNamedType,
  isAbstractType,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  isRequiredArgument,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql';
import { argumentOf } from './hostileVariables.ts';

type AnyField = GraphQLField<unknown, unknown>;

/** What the selections of a document need beside themselves. */
interface WrittenParts {
  /** The declarations of variables in parentheses; empty without any. */
  readonly declared: string;
  readonly fragments: readonly string[];
  readonly variables: Readonly<Record<string, unknown>>;
}

export interface DocumentWriter {
  /** A selection of a type. Fragments and variables that it uses are kept for `written`. */
  readonly selection: (type: string, depth: number) => string;
  readonly written: () => WrittenParts;
}

/** Fields and fragments of a document, so that most documents are within the limits. */
const mostSelections = 40;

const conflictingAliases = ['a', 'b', 'id', '__a'];
const unknownNames = ['idd', 'nothing', '__nothing', 'constructor', '__proto__'];
const directives = [
  '@include(if: true)',
  '@include(if: false)',
  '@skip(if: false)',
  '@skip(if: true)',
  '@include(if: true) @skip(if: true)',
];
const unknownDirectives = ['@include', '@nothing(a: 1)', '@deprecated'];

/** Values for an argument, found by where it is, such as `Location.gigs.first`: what is drawn from is compared deeply. */
export type ValueAt = (coordinate: string) => fc.Arbitrary<unknown>;

/** Values for the arguments of a schema. */
export function valuesOf(schema: GraphQLSchema): ValueAt {
  return (coordinate) => {
    const [type = '', field = '', name = ''] = coordinate.split('.');
    const known = schema.getType(type);
    const fields = isObjectType(known) || isInterfaceType(known) ? known.getFields() : {};
    const argument = fields[field]?.args.find((one) => one.name === name);
    return argument === undefined ? fc.constant(null) : argumentOf(argument);
  };
}

/** Writes parts of one document by what `pick` draws. */
export function documentWriter(
  schema: GraphQLSchema,
  valueAt: ValueAt,
  pick: GeneratorValue,
): DocumentWriter {
  const declarations: string[] = [];
  const variables: Record<string, unknown> = {};
  const fragments: { readonly name: string; text: string }[] = [];
  const typeNames = Object.values(schema.getTypeMap())
    .filter((type) => isCompositeType(type) && !type.name.startsWith('__'))
    .map(({ name }) => name);
  let left = mostSelections;
  let aliases = 0;

  const isRarely = (chances: number) => pick(fc.nat, { max: chances - 1 }) === 0;
  /** Documents that are refused stop there, so most have nothing wrong. */
  const isWrong = isRarely(4);

  function givenArguments(type: string, { name: field, args }: AnyField): string {
    const given = args.filter((argument) => isRequiredArgument(argument) || isRarely(4));
    const texts = given.map((argument) => {
      const name = `v${declarations.length}`;
      declarations.push(`$${name}: ${argument.type.toString()}`);
      variables[name] = pick(valueAt, `${type}.${field}.${argument.name}`);
      return `${argument.name}: $${name}`;
    });
    return texts.length === 0 ? '' : `(${texts.join(', ')})`;
  }

  /** The same field with other arguments conflicts under one name. */
  function aliasText(given: string): string {
    if (isWrong && isRarely(4)) return `${pick(fc.constantFrom<string[]>, ...conflictingAliases)}: `;
    if (given === '' && !isRarely(6)) return '';
    aliases += 1;
    return `a${aliases}: `;
  }

  function directiveText(): string {
    return pick(fc.constantFrom<string[]>, ...(isWrong && isRarely(2) ? unknownDirectives : directives));
  }

  function writeField(type: string, field: AnyField, depth: number): string {
    const below = getNamedType(field.type);
    const given = givenArguments(type, field);
    const directive = isRarely(6) ? ` ${directiveText()}` : '';
    const selected = isCompositeType(below) ? ` ${selection(below.name, depth - 1)}` : '';
    return `${aliasText(given)}${field.name}${given}${directive}${selected}`;
  }

  /** The names of types that a fragment on this one may fit. */
  function narrower(type: string): readonly string[] {
    const known = schema.getType(type);
    if (isAbstractType(known)) return schema.getPossibleTypes(known).map(({ name }) => name);
    return isObjectType(known) ? [type, ...known.getInterfaces().map(({ name }) => name)] : [type];
  }

  function writeFragment(type: string, depth: number): string {
    const on =
      isWrong && isRarely(4)
        ? pick(fc.constantFrom<string[]>, ...typeNames)
        : pick(fc.constantFrom<string[]>, ...narrower(type));
    if (isRarely(2)) return `... on ${on} ${selection(on, depth - 1)}`;
    if (fragments.length > 0 && isRarely(3)) {
      return `...${pick(fc.constantFrom<string[]>, ...fragments.map(({ name }) => name))}`;
    }
    const fragment = { name: `F${fragments.length}`, text: '' };
    // Known before its selection is written, so that this may contain the fragment itself.
    fragments.push(fragment);
    fragment.text = `fragment ${fragment.name} on ${on} ${selection(on, depth - 1)}`;
    return `...${fragment.name}`;
  }

  function selection(type: string, depth: number): string {
    const known = schema.getType(type);
    const isWithFields = isObjectType(known) || isInterfaceType(known);
    const fields = isWithFields ? Object.values(known.getFields()) : [];
    const parts = ['__typename'];
    for (let count = pick(fc.integer, { min: 1, max: 4 }); count > 0 && left > 0; count -= 1) {
      left -= 1;
      if (isWrong && isRarely(15)) parts.push(pick(fc.constantFrom<string[]>, ...unknownNames));
      else if (depth > 0 && isRarely(5)) parts.push(writeFragment(type, depth));
      else if (fields.length > 0) {
        const field = fields[pick(fc.nat, { max: fields.length - 1 })];
        if (field && (depth > 0 || !isCompositeType(getNamedType(field.type)))) {
          parts.push(writeField(type, field, depth));
        }
      }
    }
    return `{ ${parts.join(' ')} }`;
  }

  return {
    selection,
    written: () => ({
      declared: declarations.length === 0 ? '' : `(${declarations.join(', ')})`,
      fragments: fragments.map(({ text }) => text),
      variables,
    }),
  };
}
