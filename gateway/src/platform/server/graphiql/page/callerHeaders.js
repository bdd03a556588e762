/** Who GraphiQL asks as. Lives as long as the browser's tab. */
const kept = {
  token: 'brigade.graphiql.token',
  email: 'brigade.graphiql.email',
  location: 'brigade.graphiql.location',
};

function read(name) {
  return sessionStorage.getItem(kept[name]) ?? '';
}

export function caller() {
  return { token: read('token'), email: read('email'), location: read('location') };
}

/** Remembers parts of the caller; an empty text forgets one. */
export function setCaller(parts) {
  for (const [name, value] of Object.entries(parts)) {
    if (value === '') sessionStorage.removeItem(kept[name]);
    else sessionStorage.setItem(kept[name], value);
  }
}

/** Adds the caller to whatever GraphiQL sends; headers that were typed into its editor win. */
export function sendCallerWithEveryRequest() {
  const send = globalThis.fetch.bind(globalThis);
  globalThis.fetch = (target, options = {}) => {
    const { token, location } = caller();
    const headers = new Headers(options.headers);
    if (token !== '' && !headers.has('authorization')) headers.set('authorization', `Bearer ${token}`);
    if (location !== '' && !headers.has('x-location-id')) headers.set('x-location-id', location);
    return send(target, { ...options, headers });
  };
}
