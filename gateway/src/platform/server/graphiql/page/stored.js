/** A list that the browser keeps, and shares with the other tabs of this page. */
export function storedList(name) {
  const key = `brigade.graphiql.${name}`;
  return {
    read() {
      try {
        const list = JSON.parse(localStorage.getItem(key) ?? '[]');
        return Array.isArray(list) ? list : [];
      } catch {
        return [];
      }
    },
    /** @throws DOMException if the browser has no room for it. */
    write: (list) => localStorage.setItem(key, JSON.stringify(list)),
  };
}
