import type { UserError } from '../errors/userError.ts';

/** The payload of a refused mutation, which contains only the errors. */
export class RefusedPayload {
  readonly errors: readonly UserError[];
  /** Relay's correlation id, echoed although the mutation was not executed. */
  readonly clientMutationId: string | null;

  constructor(errors: readonly UserError[], clientMutationId: string | null) {
    this.errors = errors;
    this.clientMutationId = clientMutationId;
  }
}
