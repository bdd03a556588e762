/** The search parameters of the connect page: a network invite, or a pro's link. */
export interface ConnectSearch {
  /** The secret of a network invite. */
  readonly invite?: string;
  /** "false": the visitor has an account, as far as who made the link knows. */
  readonly signup?: string;
  readonly market_id?: string;
  /** Whose link it is. */
  readonly pro_uuid?: string;
}

/** Reads the address; what it does not know is dropped. */
export function connectSearch(search: Record<string, unknown>): ConnectSearch {
  const text = (name: string, pattern: RegExp) => {
    const value = search[name];
    return (typeof value === 'string' || typeof value === 'number') && pattern.test(String(value))
      ? { [name]: String(value) }
      : {};
  };
  return {
    ...text('invite', /^[\w-]{1,200}$/),
    ...(String(search['signup']) === 'false' && { signup: 'false' }),
    ...text('market_id', /^[1-9]\d{0,8}$/),
    ...text('pro_uuid', /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i),
  };
}
