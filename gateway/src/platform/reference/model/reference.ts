import type { GraphQLNamedType, GraphQLSchema } from 'graphql';
import { catalogue, type DocumentedCode } from '../../errors/catalogue.ts';
import { compare, type Comparison } from '../changes/comparison.ts';
import type { Area } from './areas.ts';
import { defaultsOf } from './defaults.ts';
import { indexExamples, type Example } from './examples.ts';
import { readFacts, type Facts } from './facts.ts';
import { documentedTypes, memberNames } from './members.ts';
import { rootFields, rootKindNames, rootKindOf } from './rootFields.ts';
import { usesOfTypes } from './uses.ts';

/** Everything that the pages are made from. */
export interface Reference {
  readonly schema: GraphQLSchema;
  readonly types: readonly GraphQLNamedType[];
  readonly catalogue: readonly DocumentedCode[];
  readonly facts: Facts;
  readonly comparison: Comparison;
  /** Whether examples can be opened in GraphiQL. */
  readonly hasGraphiQL: boolean;
  readonly areaOf: (name: string) => Area;
  /** The type with a page of this name. */
  readonly typeNamed: (name: string) => GraphQLNamedType | null;
  /** Where an element is described, by its coordinate or its name; null for what is none. */
  readonly hrefOf: (coordinate: string) => string | null;
  /** The default value of an argument or an input field, as it is written. */
  readonly defaultOf: (coordinate: string) => string | null;
  readonly usesOf: (typeName: string) => readonly string[];
  readonly examplesOf: (coordinate: string) => readonly Example[];
}

export interface ReferenceSources {
  readonly schema: GraphQLSchema;
  readonly hasGraphiQL: boolean;
  /** Operations that tests run. */
  readonly examples: readonly Omit<Example, 'name'>[];
}

/** The base of all addresses. */
export const base = '/reference';

/** Reads the schema once for all pages. */
export function createReference({ schema, hasGraphiQL, examples }: ReferenceSources): Reference {
  const types = documentedTypes(schema);
  const byName = new Map(types.map((type) => [type.name, type]));
  const codes = new Set(catalogue.map(({ code }) => code));
  const facts = readFacts();
  const defaults = defaultsOf(schema);
  const uses = usesOfTypes(schema);
  const indexed = indexExamples(schema, examples);

  function hrefOf(coordinate: string): string | null {
    const [, owner = '', member] = /^(\w+)(?:\.(\w+))?(?:\(\w+:\))?$/.exec(coordinate) ?? [];
    const kind = rootKindOf(schema, owner);
    if (kind !== null && member !== undefined) {
      return Object.hasOwn(rootFields(schema, kind), member) ? `${base}/${kind}/${member}` : null;
    }
    const type = byName.get(owner);
    if (type === undefined) return member === undefined ? hrefOfName(owner) : null;
    if (member === undefined) return `${base}/types/${owner}`;
    return memberNames(type).includes(member) ? `${base}/types/${owner}#${member}` : null;
  }

  /** Names without a parent: root fields and codes of errors. */
  function hrefOfName(name: string): string | null {
    const kind = rootKindNames.find((each) => Object.hasOwn(rootFields(schema, each), name));
    if (kind !== undefined) return `${base}/${kind}/${name}`;
    return codes.has(name) ? `${base}/errors/${name}` : null;
  }

  return {
    schema,
    types,
    catalogue,
    facts,
    comparison: compare(schema),
    hasGraphiQL,
    hrefOf,
    areaOf: (name) => facts.areas.get(name) ?? 'platform',
    typeNamed: (name) => byName.get(name) ?? null,
    defaultOf: (coordinate) => defaults.get(coordinate) ?? null,
    usesOf: (typeName) => uses.get(typeName) ?? [],
    examplesOf: (coordinate) => indexed.get(coordinate) ?? [],
  };
}
