import {
  defaultTypeResolver,
  getArgumentValues,
  GraphQLError,
  type ExecutionResult,
  type GraphQLAbstractType,
  type GraphQLObjectType,
} from 'graphql';
import type { FieldPlan, ValuePlan } from './fieldPlan.ts';
import { PendingResponse, type Completed, type Slot, type Step } from './pendingResponse.ts';
import { Place } from './place.ts';
import {
  arrived,
  coerceLeaf,
  ignoreFailures,
  isAsyncIterable,
  isIterable,
  isPlainValue,
  isPromiseLike,
} from './resolvedValue.ts';
import { ResolveInfo, type RunFacts } from './resolveInfo.ts';
import { runtimeType } from './runtimeType.ts';

type ObjectPlan = Extract<ValuePlan, { readonly kind: 'object' | 'abstract' }>;

const noArguments: Record<string, unknown> = Object.freeze(Object.create(null) as Record<string, unknown>);

function placeIn({ field, place, key }: Slot, { isNonNull }: ValuePlan, entries: Place['entries']): Place {
  const typename = typeof key === 'number' ? undefined : field.parentType.name;
  return new Place(place, key, { typename, isNullable: !isNonNull, entries });
}

/** One execution of an operation. */
export class Run {
  readonly #facts: RunFacts;
  readonly #context: unknown;
  readonly #response = new PendingResponse();
  readonly #arguments = new Map<FieldPlan, Record<string, unknown>>();

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
    this.#response.take(() => this.#executeRoot(rootFields()));
    return this.#response.result();
  }

  /** Root fields of mutations wait for the one before, everything below it included. */
  #executeRoot(fields: readonly FieldPlan[]): Step | null {
    const { operation, rootValue } = this.#facts;
    const now = operation.operation === 'mutation' ? fields.slice(0, 1) : fields;
    const later = fields.slice(now.length);
    this.#executeFields(now, rootValue, this.#response.root);
    return later.length === 0 ? null : () => this.#executeRoot(later);
  }

  #executeFields(fields: readonly FieldPlan[], source: unknown, place: Place): void {
    const { entries } = place;
    for (const field of fields) entries[field.responseName] = this.#executeField(field, source, place);
  }

  #executeField(field: FieldPlan, source: unknown, place: Place): Completed {
    const info = new ResolveInfo(this.#facts, field, place);
    const plan = field.value;
    try {
      const value = field.resolve(source, this.#argumentsOf(field), this.#context, info);
      // Most fields are leaves that are there: they need nothing else.
      if (plan.kind === 'leaf' && isPlainValue(value)) return coerceLeaf(value, plan.type);
      const slot = { field, info, place, key: field.responseName };
      return isPromiseLike(value) ? this.#await(value, plan, slot) : this.#complete(value, plan, slot);
    } catch (error) {
      return this.#response.refuse(error, plan, { field, info, place, key: field.responseName });
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
    if (isAsyncIterable(value)) return this.#await(arrived(value), plan, slot);
    const { field } = slot;
    if (!isIterable(value)) {
      const name = `${field.parentType.name}.${field.definition.name}`;
      throw new GraphQLError(`Expected Iterable, but did not find one for field "${name}".`);
    }
    const items: unknown[] = [];
    const list = placeIn(slot, plan, items as unknown as Place['entries']);
    const { info } = slot;
    try {
      return this.#response.fill(list, () => {
        for (const item of value) {
          items.push(this.#completeItem(item, plan.item, { field, info, place: list, key: items.length }));
        }
      });
    } catch (error) {
      // A generator has ended; other lists have the rest of their items all the same.
      if (Array.isArray(value) || value instanceof Set) ignoreFailures(value);
      throw error;
    }
  }

  #completeItem(item: unknown, plan: ValuePlan, slot: Slot): Completed {
    if (isPromiseLike(item)) return this.#await(item, plan, slot);
    try {
      return this.#complete(item, plan, slot);
    } catch (error) {
      return this.#response.refuse(error, plan, slot);
    }
  }

  #completeAbstract(value: unknown, declared: GraphQLAbstractType, plan: ObjectPlan, slot: Slot): Completed {
    const resolveType = declared.resolveType ?? defaultTypeResolver;
    const name: unknown = resolveType(value, this.#context, slot.info, declared);
    const completeAs = (found: unknown) =>
      this.#completeObject(value, runtimeType(this.#facts.schema, declared, found, slot.field), plan, slot);
    return isPromiseLike(name) ? this.#response.later(name, completeAs, plan, slot) : completeAs(name);
  }

  #completeObject(value: unknown, type: GraphQLObjectType, plan: ObjectPlan, slot: Slot): Completed {
    const response = this.#response;
    const fill = () => {
      const object = placeIn(slot, plan, {});
      return response.fill(object, () => this.#executeFields(plan.fieldsOf(type), value, object));
    };
    if (typeof type.isTypeOf !== 'function') return fill();
    const completeIf = (isOfType: boolean) => {
      if (isOfType) return fill();
      const { nodes } = slot.field;
      throw new GraphQLError(`Expected value of type "${type.name}" but got another.`, { nodes });
    };
    const isOfType = type.isTypeOf(value, this.#context, slot.info);
    return isPromiseLike(isOfType) ? response.later(isOfType, completeIf, plan, slot) : completeIf(isOfType);
  }

  #await(value: PromiseLike<unknown>, plan: ValuePlan, slot: Slot): Completed {
    return this.#response.later(value, (resolved) => this.#complete(resolved, plan, slot), plan, slot);
  }
}
