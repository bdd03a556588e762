/** The search params of a page with a return path. */
interface ReturnSearch {
  /** The raw value of the URL. Pass it through `returnPath` before navigating. */
  readonly returnTo?: string;
}

/** Reads the query of such a page. */
export function returnSearch({ returnTo }: Record<string, unknown>): ReturnSearch {
  return typeof returnTo === 'string' && returnTo !== '' ? { returnTo } : {};
}
