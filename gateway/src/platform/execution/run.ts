import {
  defaultTypeResolver,
  getArgumentValues,
  GraphQLError,
  locatedError,
  responsePathAsArray,
  type ExecutionResult,
  type GraphQLAbstractType,
  type GraphQLLeafType,
  type GraphQLObjectType,
} from 'graphql';
import type { FieldPlan, ValuePlan } from './fieldPlan.ts';
import { isDropped, Place, rootPlace } from './place.ts';
import { ResolveInfo, type RunFacts } from './resolveInfo.ts';
import { runtimeType } from './runtimeType.ts';

/** An entry of a place while its value is completed. */
interface Slot {
  readonly field: FieldPlan;
  readonly info: ResolveInfo;
  readonly place: Place;
  readonly key: string | number;
}

type ObjectPlan = Extract<ValuePlan, { readonly kind: 'object' | 'abstract' }>;

/** A part of the response, or null until `Run` fills in the part. */
type Completed = unknown;

const noArguments: Record<string, unknown> = Object.freeze(Object.create(null) as Record<string, unknown>);

function ensureGraphQLError(error: unknown): GraphQLError {
  return error instanceof GraphQLError ? error : locatedError(error, undefined);
}

function isPromiseLike(value: unknown): value is PromiseLike<unknown> {
  return (
    (typeof value === 'object' || typeof value === 'function') &&
    value !== null &&
    'then' in value &&
    typeof value.then === 'function'
  );
}

function isIterable(value: unknown): value is Iterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.iterator in value;
}

function isAsyncIterable(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}

/** One execution of an operation. */
export class Run {
  readonly #facts: RunFacts;
  readonly #context: unknown;
  readonly #root = rootPlace();
  readonly #errors: GraphQLError[] = [];
  readonly #arguments = new Map<FieldPlan, Record<string, unknown>>();
  #isFinished = false;
  #whenFinished: ((result: ExecutionResult) => void) | null = null;
  /** Continues when everything that has begun is complete. */
  #next: () => void = () => this.#finish();

  constructor(facts: RunFacts, context: unknown) {
    this.#facts = facts;
    this.#context = context;
  }

  /**
   * Executes the operation; without a promise if no resolver returns one.
   *
   * @param rootFields throws for conditions that have no value.
   */
  execute(rootFields: () => readonly FieldPlan[]): ExecutionResult | Promise<ExecutionResult> {
    const { operation, rootValue } = this.#facts;
    this.#attempt(() => {
      const fields = rootFields();
      if (operation.operation === 'mutation') this.#executeSerially(fields);
      else this.#executeFields(fields, rootValue, this.#root);
    });
    if (this.#isFinished) return this.#result();
    return new Promise((resolve) => {
      this.#whenFinished = resolve;
    });
  }

  #attempt(execute: () => void): void {
    try {
      execute();
    } catch (error) {
      this.#drop(this.#root, ensureGraphQLError(error));
      return;
    }
    if (this.#root.pending === 0) this.#next();
  }

  /** Root fields of mutations wait for the one before, everything below it included. */
  #executeSerially([field, ...others]: readonly FieldPlan[]): void {
    if (field === undefined) return;
    if (others.length > 0) this.#next = () => this.#attempt(() => this.#executeSerially(others));
    else this.#next = () => this.#finish();
    this.#executeFields([field], this.#facts.rootValue, this.#root);
  }

  #executeFields(fields: readonly FieldPlan[], source: unknown, place: Place): void {
    const { entries } = place;
    for (const field of fields) entries[field.responseName] = this.#executeField(field, source, place);
  }

  #executeField(field: FieldPlan, source: unknown, place: Place): Completed {
    const info = new ResolveInfo(this.#facts, field, place);
    const slot = { field, info, place, key: field.responseName };
    try {
      const value = field.resolve(source, this.#argumentsOf(field), this.#context, info);
      return isPromiseLike(value)
        ? this.#await(value, field.value, slot)
        : this.#complete(value, field.value, slot);
    } catch (error) {
      return this.#refuse(error, field.value, slot);
    }
  }

  /** Equal for all objects that have the field, since they depend on the variables only. */
  #argumentsOf(field: FieldPlan): Record<string, unknown> {
    const { definition, nodes } = field;
    if (definition.args.length === 0) return noArguments;
    const known = this.#arguments.get(field);
    if (known !== undefined) return known;
    const values = getArgumentValues(definition, nodes[0], this.#facts.variableValues, undefined, true);
    this.#arguments.set(field, values);
    return values;
  }

  #complete(value: unknown, plan: ValuePlan, slot: Slot): Completed {
    if (value instanceof Error) throw value;
    if (value === null || value === undefined) {
      if (!plan.isNonNull) return null;
      const { parentType, definition } = slot.field;
      throw new Error(`Cannot return null for non-nullable field ${parentType.name}.${definition.name}.`);
    }
    switch (plan.kind) {
      case 'leaf':
        return coerceLeaf(value, plan.type);
      case 'list':
        return this.#completeList(value, plan, slot);
      case 'object':
        return this.#completeObject(value, plan.type, plan, slot);
      default:
        return this.#completeAbstract(value, plan.type, plan, slot);
    }
  }

  #completeList(value: unknown, plan: ValuePlan & { readonly kind: 'list' }, slot: Slot): Completed {
    if (isAsyncIterable(value)) return this.#await(Array.fromAsync(value), plan, slot);
    const { field } = slot;
    if (!isIterable(value)) {
      const name = `${field.parentType.name}.${field.definition.name}`;
      throw new GraphQLError(`Expected Iterable, but did not find one for field "${name}".`);
    }
    const items: unknown[] = [];
    const list = placeIn(slot, plan, items as unknown as Place['entries']);
    return this.#fill(list, () => {
      for (const item of value) {
        items.push(this.#completeItem(item, plan.item, { ...slot, place: list, key: items.length }));
      }
    });
  }

  #completeItem(item: unknown, plan: ValuePlan, slot: Slot): Completed {
    if (isPromiseLike(item)) return this.#await(item, plan, slot);
    try {
      return this.#complete(item, plan, slot);
    } catch (error) {
      return this.#refuse(error, plan, slot);
    }
  }

  #completeAbstract(value: unknown, declared: GraphQLAbstractType, plan: ObjectPlan, slot: Slot): Completed {
    const resolveType = declared.resolveType ?? defaultTypeResolver;
    const name: unknown = resolveType(value, this.#context, slot.info, declared);
    const completeAs = (found: unknown) =>
      this.#completeObject(value, runtimeType(this.#facts.schema, declared, found, slot.field), plan, slot);
    return isPromiseLike(name) ? this.#later(name, completeAs, plan, slot) : completeAs(name);
  }

  #completeObject(value: unknown, type: GraphQLObjectType, plan: ObjectPlan, slot: Slot): Completed {
    const completeIf = (isOfType: boolean) => {
      if (isOfType) {
        const object = placeIn(slot, plan, {});
        return this.#fill(object, () => this.#executeFields(plan.fieldsOf(type), value, object));
      }
      const { nodes } = slot.field;
      throw new GraphQLError(`Expected value of type "${type.name}" but got another.`, { nodes });
    };
    const isOfType = type.isTypeOf?.(value, this.#context, slot.info) ?? true;
    return isPromiseLike(isOfType) ? this.#later(isOfType, completeIf, plan, slot) : completeIf(isOfType);
  }

  /** Fills a place with its entries, and counts it as missing in its own place until they are ready. */
  #fill(place: Place, fill: () => void): Completed {
    try {
      fill();
    } catch (error) {
      place.isDropped = true;
      throw error;
    }
    if (place.pending > 0 && place.parent !== null) place.parent.pending += 1;
    return place.entries;
  }

  #await(value: PromiseLike<unknown>, plan: ValuePlan, slot: Slot): Completed {
    return this.#later(value, (resolved) => this.#complete(resolved, plan, slot), plan, slot);
  }

  /** Keeps an entry open until it can be completed. */
  #later<Value>(
    promise: PromiseLike<Value>,
    complete: (value: Value) => Completed,
    plan: ValuePlan,
    slot: Slot,
  ): null {
    slot.place.pending += 1;
    Promise.resolve(promise).then(
      (value) => this.#settle(() => complete(value), plan, slot),
      (error: unknown) => this.#settle(() => this.#reject(error), plan, slot),
    );
    return null;
  }

  #reject(error: unknown): never {
    throw error;
  }

  #settle(complete: () => Completed, plan: ValuePlan, slot: Slot): void {
    const { place, key } = slot;
    if (this.#isFinished || isDropped(place)) return;
    try {
      place.entries[key] = complete();
    } catch (error) {
      const located = this.#located(error, slot);
      if (plan.isNonNull) {
        this.#drop(place, located);
        return;
      }
      this.#errors.push(located);
      place.entries[key] = null;
    }
    this.#release(place);
  }

  /** An entry of a place, or a place as an entry of its own, is ready. */
  #release(place: Place): void {
    let at = place;
    for (;;) {
      at.pending -= 1;
      if (at.pending > 0) return;
      if (at.parent === null) {
        this.#next();
        return;
      }
      at = at.parent;
    }
  }

  /** A failure while a place is filled: null in its stead, or else in that of the place. */
  #refuse(error: unknown, { isNonNull }: ValuePlan, slot: Slot): null {
    const located = this.#located(error, slot);
    if (isNonNull) throw located;
    this.#errors.push(located);
    return null;
  }

  /** An entry that was waited for can neither be had nor be null: neither can its place, up to one that can be null. */
  #drop(place: Place, error: GraphQLError): void {
    this.#errors.push(error);
    let at = place;
    at.isDropped = true;
    while (at.parent !== null && !at.isNullable) {
      at = at.parent;
      at.isDropped = true;
    }
    if (at.parent === null) {
      this.#finish();
      return;
    }
    at.parent.entries[at.key] = null;
    this.#release(at.parent);
  }

  #located(error: unknown, { field, place, key }: Slot): GraphQLError {
    const path = { prev: place.parent === null ? undefined : place, key, typename: undefined };
    return locatedError(error, field.nodes, responsePathAsArray(path));
  }

  #finish(): void {
    this.#isFinished = true;
    this.#whenFinished?.(this.#result());
  }

  #result(): ExecutionResult {
    const data = this.#root.isDropped ? null : this.#root.entries;
    return this.#errors.length === 0 ? { data } : { errors: this.#errors, data };
  }
}

function placeIn({ field, place, key }: Slot, { isNonNull }: ValuePlan, entries: Place['entries']): Place {
  const typename = typeof key === 'number' ? undefined : field.parentType.name;
  return new Place(place, key, { typename, isNullable: !isNonNull, entries });
}

/** @throws Error for a value that the type cannot write into a response */
function coerceLeaf(value: unknown, type: GraphQLLeafType): unknown {
  const coerced = type.coerceOutputValue(value);
  if (coerced !== null && coerced !== undefined) return coerced;
  throw new Error(`${type.name} has no form in a response for what was resolved.`);
}
