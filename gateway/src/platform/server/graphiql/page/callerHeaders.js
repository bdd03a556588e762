/** Who GraphiQL asks as. Lives as long as the browser's tab. */
const kept = {
  token: 'brigade.graphiql.token',
  email: 'brigade.graphiql.email',
  name: 'brigade.graphiql.name',
  location: 'brigade.graphiql.location',
};

function read(name) {
  return sessionStorage.getItem(kept[name]) ?? '';
}

export function caller() {
  return { token: read('token'), email: read('email'), name: read('name'), location: read('location') };
}

/** Remembers parts of the caller; an empty text forgets one. */
export function setCaller(parts) {
  for (const [name, value] of Object.entries(parts)) {
    if (value === '') sessionStorage.removeItem(kept[name]);
    else sessionStorage.setItem(kept[name], value);
  }
}

/** Headers with those of the caller; headers that were typed into GraphiQL's editor win. */
export function withCaller(given) {
  const { token, location } = caller();
  const headers = new Headers(given);
  if (token !== '' && !headers.has('authorization')) headers.set('authorization', `Bearer ${token}`);
  if (location !== '' && !headers.has('x-location-id')) headers.set('x-location-id', location);
  return headers;
}
