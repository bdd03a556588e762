/** An item of an envelope of error reporting. */
export interface ReceivedItem {
  readonly type: string;
  readonly content: Readonly<Record<string, unknown>>;
}

/** Reads an envelope as a service does: a header, then a header and a content an item, each a line. */
export function readEnvelope(text: string): { eventId: string; items: ReceivedItem[] } {
  const [header = '', ...lines] = text.split('\n');
  const { event_id: eventId } = JSON.parse(header) as { event_id: string };
  const items: ReceivedItem[] = [];
  for (let line = 0; line + 1 < lines.length; line += 2) {
    const { type, length } = JSON.parse(lines[line] ?? '') as { type: string; length: number };
    const content = lines[line + 1] ?? '';
    if (Buffer.byteLength(content) !== length) throw new Error(`The length of ${type} is wrong`);
    items.push({ type, content: JSON.parse(content) as ReceivedItem['content'] });
  }
  return { eventId, items };
}
