import { GraphQLError, locatedError, responsePathAsArray, type ExecutionResult } from 'graphql';
import type { FieldPlan, ValuePlan } from './fieldPlan.ts';
import { isDropped, rootPlace, type Place } from './place.ts';
import type { ResolveInfo } from './resolveInfo.ts';

/** An entry of a place while its value is completed. */
export interface Slot {
  readonly field: FieldPlan;
  readonly info: ResolveInfo;
  readonly place: Place;
  readonly key: string | number;
}

/** A part of the response, or null until the part is filled in. */
export type Completed = unknown;

/** Begins a part of the execution. Returns the step to take when everything that it began is complete; null for none. */
export type Step = () => Step | null;

function ensureGraphQLError(error: unknown): GraphQLError {
  return error instanceof GraphQLError ? error : locatedError(error, undefined);
}

function located(error: unknown, { field, place, key }: Slot): GraphQLError {
  const path = { prev: place.parent === null ? undefined : place, key, typename: undefined };
  return locatedError(error, field.nodes, responsePathAsArray(path));
}

/** The response of one execution: what of it is missing, what null replaces, and its errors. */
export class PendingResponse {
  readonly root = rootPlace();
  readonly #errors: GraphQLError[] = [];
  #isFinished = false;
  #whenFinished: ((result: ExecutionResult) => void) | null = null;
  #next: Step | null = null;

  /** Takes a step, and those that follow it. */
  take(step: Step): void {
    try {
      this.#next = step();
    } catch (error) {
      this.#drop(this.root, ensureGraphQLError(error));
      return;
    }
    if (this.root.pending === 0) this.#continue();
  }

  /** The result of all steps; without a promise if it is complete. */
  result(): ExecutionResult | Promise<ExecutionResult> {
    if (this.#isFinished) return this.#executionResult();
    return new Promise((resolve) => {
      this.#whenFinished = resolve;
    });
  }

  /** Fills a place with its entries, and counts it as missing in its own place until they are ready. */
  fill(place: Place, fill: () => void): Completed {
    try {
      fill();
    } catch (error) {
      place.isDropped = true;
      throw error;
    }
    if (place.pending > 0 && place.parent !== null) place.parent.pending += 1;
    return place.entries;
  }

  /** Keeps an entry open until it can be completed. */
  later<Value>(
    promise: PromiseLike<Value>,
    complete: (value: Value) => Completed,
    plan: ValuePlan,
    slot: Slot,
  ): null {
    slot.place.pending += 1;
    Promise.resolve(promise).then(
      (value) => this.#settle(() => complete(value), plan, slot),
      (error: unknown) => this.#fail(error, plan, slot),
    );
    return null;
  }

  /** A failure while a place is filled: null in its stead, or else in that of the place. */
  refuse(error: unknown, { isNonNull }: ValuePlan, slot: Slot): null {
    const failure = located(error, slot);
    if (isNonNull) throw failure;
    this.#errors.push(failure);
    return null;
  }

  #settle(complete: () => Completed, plan: ValuePlan, slot: Slot): void {
    const { place, key } = slot;
    if (this.#isFinished || isDropped(place)) return;
    try {
      place.entries[key] = complete();
    } catch (error) {
      this.#fail(error, plan, slot);
      return;
    }
    this.#release(place);
  }

  /** A failure of an entry that was waited for: null in its stead, or else in that of its place. */
  #fail(error: unknown, { isNonNull }: ValuePlan, slot: Slot): void {
    const { place, key } = slot;
    if (this.#isFinished || isDropped(place)) return;
    const failure = located(error, slot);
    if (isNonNull) {
      this.#drop(place, failure);
      return;
    }
    this.#errors.push(failure);
    place.entries[key] = null;
    this.#release(place);
  }

  /** An entry of a place, or a place as an entry of its own, is ready. */
  #release(place: Place): void {
    let at = place;
    for (;;) {
      at.pending -= 1;
      if (at.pending > 0) return;
      if (at.parent === null) {
        this.#continue();
        return;
      }
      at = at.parent;
    }
  }

  /** Makes a place null that lacks an entry that must be there, or the nearest one above it that can be null. */
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

  #continue(): void {
    if (this.#next === null) this.#finish();
    else this.take(this.#next);
  }

  #finish(): void {
    this.#isFinished = true;
    this.#whenFinished?.(this.#executionResult());
  }

  #executionResult(): ExecutionResult {
    const data = this.root.isDropped ? null : this.root.entries;
    return this.#errors.length === 0 ? { data } : { errors: this.#errors, data };
  }
}
