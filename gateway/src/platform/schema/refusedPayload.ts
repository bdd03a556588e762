import type { UserError } from '../errors/userError.ts';

/** Stands in for the payload of a mutation that was refused: there is nothing but the reasons. */
export class RefusedPayload {
  readonly errors: readonly UserError[];
  /** Relay's correlation id, echoed although the mutation was never carried out. */
  readonly clientMutationId: string | null;

  constructor(errors: readonly UserError[], clientMutationId: string | null) {
    this.errors = errors;
    this.clientMutationId = clientMutationId;
  }
}
