/** A server error, with its path in the input. */
interface Refusal {
  readonly message: string;
  readonly path: readonly string[];
}

/** What came of an invitation: refusals, or whether its email could be delivered. */
export interface Invited {
  readonly errors: readonly Refusal[];
  readonly isDelivered: boolean;
}

/** Reads the payload of a mutation that sends an invitation. */
export function invited({
  errors,
  invitation,
}: {
  readonly errors: readonly Refusal[];
  readonly invitation: { readonly status: string } | null | undefined;
}): Invited {
  return { errors, isDelivered: invitation?.status !== 'ERROR' };
}
