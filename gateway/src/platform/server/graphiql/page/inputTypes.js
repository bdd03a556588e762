import { ask } from './responses.js';

const query = `{
  __schema {
    types {
      name
      kind
      enumValues { name }
      inputFields { name description defaultValue type { ...T } }
    }
  }
}
fragment T on __Type { kind name ofType { kind name ofType { kind name ofType { kind name ofType { kind name } } } } }`;

let loaded = null;

/** The types of the schema that variables are made of, by name. Asked for once. */
export function inputTypes() {
  loaded ??= ask(query).then(({ types }) => new Map(types.map((type) => [type.name, type])));
  // Signed out, or offline: the next look asks again.
  loaded.catch(() => {
    loaded = null;
  });
  return loaded;
}
