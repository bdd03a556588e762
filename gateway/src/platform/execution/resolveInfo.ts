import type {
  GraphQLResolveInfo,
  GraphQLResolveInfoHelpers,
  GraphQLSchema,
  OperationDefinitionNode,
  ResponsePath,
} from 'graphql';
import type { Selecting } from './collectFields.ts';
import type { FieldPlan } from './fieldPlan.ts';
import type { Place } from './place.ts';
import { ignoreFailures } from './resolvedValue.ts';

/** What is the same for all fields of one execution. */
export interface RunFacts {
  readonly schema: GraphQLSchema;
  readonly fragments: Selecting['fragments'];
  readonly operation: OperationDefinitionNode;
  readonly rootValue: unknown;
  readonly variableValues: GraphQLResolveInfo['variableValues'];
}

const helpers: GraphQLResolveInfoHelpers = {
  promiseAll: (values) => Promise.all(values),
  // Nothing waits for work that resolvers leave behind.
  track: ignoreFailures,
};

/** The `info` of a resolver. Most resolvers read none of it, so that it is looked up and not copied. */
export class ResolveInfo implements GraphQLResolveInfo {
  readonly #run: RunFacts;
  readonly #field: FieldPlan;
  readonly #place: Place;

  constructor(run: RunFacts, field: FieldPlan, place: Place) {
    this.#run = run;
    this.#field = field;
    this.#place = place;
  }

  get fieldName(): string {
    return this.#field.definition.name;
  }

  get fieldNodes(): GraphQLResolveInfo['fieldNodes'] {
    return this.#field.nodes;
  }

  get returnType(): GraphQLResolveInfo['returnType'] {
    return this.#field.definition.type;
  }

  get parentType(): GraphQLResolveInfo['parentType'] {
    return this.#field.parentType;
  }

  get path(): ResponsePath {
    const { parent } = this.#place;
    return {
      prev: parent === null ? undefined : this.#place,
      key: this.#field.responseName,
      typename: this.#field.parentType.name,
    };
  }

  get schema(): GraphQLSchema {
    return this.#run.schema;
  }

  get fragments(): GraphQLResolveInfo['fragments'] {
    return this.#run.fragments;
  }

  get rootValue(): unknown {
    return this.#run.rootValue;
  }

  get operation(): OperationDefinitionNode {
    return this.#run.operation;
  }

  get variableValues(): GraphQLResolveInfo['variableValues'] {
    return this.#run.variableValues;
  }

  get getAbortSignal(): () => undefined {
    return noSignal;
  }

  get getAsyncHelpers(): () => GraphQLResolveInfoHelpers {
    return sharedHelpers;
  }
}

function noSignal(): undefined {
  return undefined;
}

function sharedHelpers(): GraphQLResolveInfoHelpers {
  return helpers;
}
