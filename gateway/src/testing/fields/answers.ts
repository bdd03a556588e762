import type { TestResult } from '../startTestStack.ts';
import { fieldOf } from './fieldCalls.ts';
import { keyOf, type Place } from './place.ts';

/** What one caller was answered. */
export interface Answers {
  /** The types of the objects that the caller got, by their key. */
  readonly types: Map<string, Set<string>>;
  /** The coordinates of fields of objects that the caller got. */
  readonly asked: Set<string>;
  /** Those that had a value. */
  readonly found: Set<string>;
  /** The permissions that the caller lacks for those that were FORBIDDEN. */
  readonly refused: Map<string, Set<string>>;
}

export function noAnswers(): Answers {
  return { types: new Map(), asked: new Set(), found: new Set(), refused: new Map() };
}

function valuesOf(map: Map<string, Set<string>>, key: string): Set<string> {
  const values = map.get(key) ?? new Set();
  map.set(key, values);
  return values;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Adds the response to a document that asks about these places. */
export function addResponse(
  answers: Answers,
  places: readonly Place[],
  { data, errors = [] }: Pick<TestResult, 'data' | 'errors'>,
): void {
  const types = new Map(places.map(({ steps, type }) => [keyOf(steps), type.name]));

  function coordinateOf(key: string, name: string): string | null {
    const type = types.get(key);
    return type === undefined || name === '__typename' ? null : `${type}.${fieldOf(name)}`;
  }

  function read(value: unknown, keys: readonly string[]): void {
    if (Array.isArray(value)) {
      for (const each of value) read(each, keys);
      return;
    }
    if (!isObject(value)) return;
    const key = keys.join('.');
    if (typeof value['__typename'] === 'string') valuesOf(answers.types, key).add(value['__typename']);
    for (const [name, inner] of Object.entries(value)) {
      const coordinate = coordinateOf(key, name);
      if (coordinate !== null) answers.asked.add(coordinate);
      if (coordinate !== null && inner !== null) answers.found.add(coordinate);
      read(inner, [...keys, name]);
    }
  }

  read(data, []);
  for (const { path = [], extensions } of errors) {
    const keys = path.filter((each) => typeof each === 'string');
    const coordinate = coordinateOf(keys.slice(0, -1).join('.'), keys.at(-1) ?? '__typename');
    if (coordinate === null || extensions?.['code'] !== 'FORBIDDEN') continue;
    const permissions = valuesOf(answers.refused, coordinate);
    if (typeof extensions['permission'] === 'string') permissions.add(extensions['permission']);
  }
}
