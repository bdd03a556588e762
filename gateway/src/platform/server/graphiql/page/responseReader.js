/** Reads the results of a response to GraphQL from its text, which may arrive in pieces. */
export function createResponseReader(contentType, onResult) {
  const isStream = contentType.startsWith('text/event-stream');
  let text = '';

  function read(json) {
    try {
      onResult(JSON.parse(json));
    } catch {
      // Not JSON: an error page of a proxy. GraphiQL shows it.
    }
  }

  function readEvent(event) {
    const lines = event.split(/\r?\n/);
    const valuesOf = (name) =>
      lines
        .filter((line) => line.startsWith(`${name}:`))
        .map((line) => line.slice(name.length + 1).trimStart());
    if (valuesOf('event').includes('next')) read(valuesOf('data').join('\n'));
  }

  return {
    add(piece) {
      text += piece;
      if (!isStream) return;
      const events = text.split(/\r?\n\r?\n/);
      text = events.pop();
      events.forEach(readEvent);
    },
    end() {
      if (!isStream) read(text);
    },
  };
}
