/** The query of a page that leads back to where it was opened. */
interface ReturnSearch {
  /** As it stands in the address: `returnPath` makes it safe to go to. */
  readonly returnTo?: string;
}

/** Reads the query of such a page. */
export function returnSearch({ returnTo }: Record<string, unknown>): ReturnSearch {
  return typeof returnTo === 'string' && returnTo !== '' ? { returnTo } : {};
}
