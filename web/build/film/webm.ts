// A WebM file of one silent video track: its length is known and each scene can be jumped to, which a recording of the
// browser's own recorder lacks. https://www.matroska.org/technical/elements.html

export interface EncodedPicture {
  /** Milliseconds from the beginning. */
  readonly time: number;
  readonly isKey: boolean;
  readonly bytes: Uint8Array;
}

interface Track {
  readonly width: number;
  readonly height: number;
  readonly durationMs: number;
}

/** Puts pictures in a file. Each key picture begins a cluster. */
export function webm(pictures: readonly EncodedPicture[], { width, height, durationMs }: Track): Uint8Array {
  const clusters = clustersOf(pictures);
  const info = element('1549a966', [
    element('2ad7b1', unsigned(1_000_000)),
    element('4489', double(durationMs)),
    element('4d80', text('Brigade')),
    element('5741', text('Brigade')),
  ]);
  const video = element('e0', [element('b0', unsigned(width)), element('ba', unsigned(height))]);
  const track = element('ae', [
    element('d7', unsigned(1)),
    element('73c5', unsigned(1)),
    element('83', unsigned(1)),
    element('86', text('V_VP9')),
    video,
  ]);
  const tracks = element('1654ae6b', [track]);
  const cuesAt = (first: number) => {
    let position = first;
    const points = clusters.map(({ time, bytes }) => {
      const at = element('b7', [element('f7', unsigned(1)), element('f1', unsigned(position))]);
      position += bytes.length;
      return element('bb', [element('b3', unsigned(time)), at]);
    });
    return element('1c53bb6b', points);
  };
  // Numbers have one width, so that the cues do not grow with what they point to.
  const first = info.length + tracks.length + cuesAt(0).length;
  const segment = [info, tracks, cuesAt(first), ...clusters.map(({ bytes }) => bytes)];
  return concat([header(), element('18538067', segment)]);
}

function header(): Uint8Array {
  return element('1a45dfa3', [
    element('4286', unsigned(1)),
    element('42f7', unsigned(1)),
    element('42f2', unsigned(4)),
    element('42f3', unsigned(8)),
    element('4282', text('webm')),
    element('4287', unsigned(4)),
    element('4285', unsigned(2)),
  ]);
}

function clustersOf(pictures: readonly EncodedPicture[]): { time: number; bytes: Uint8Array }[] {
  const groups: EncodedPicture[][] = [];
  for (const picture of pictures) {
    if (picture.isKey || groups.length === 0) groups.push([picture]);
    else groups.at(-1)?.push(picture);
  }
  return groups.map((group) => {
    const time = group[0]?.time ?? 0;
    const blocks = group.map((picture) => element('a3', [blockHead(picture, time), picture.bytes]));
    return { time, bytes: element('1f43b675', [element('e7', unsigned(time)), ...blocks]) };
  });
}

/** The track, the time within the cluster, and whether it is a key picture. */
function blockHead({ time, isKey }: EncodedPicture, clusterTime: number): Uint8Array {
  const offset = time - clusterTime;
  return Uint8Array.of(0x81, offset >> 8, offset & 0xff, isKey ? 0x80 : 0);
}

function element(id: string, content: Uint8Array | readonly Uint8Array[]): Uint8Array {
  const body = content instanceof Uint8Array ? content : concat(content);
  return concat([Buffer.from(id, 'hex'), size(body.length), body]);
}

/** A size of one byte, or of eight. */
function size(length: number): Uint8Array {
  if (length < 127) return Uint8Array.of(0x80 | length);
  const bytes = unsigned(length);
  bytes[0] = 1;
  return bytes;
}

function unsigned(value: number): Uint8Array {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(value));
  return bytes;
}

function double(value: number): Uint8Array {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes;
}

function text(value: string): Uint8Array {
  return Buffer.from(value, 'ascii');
}

function concat(parts: readonly Uint8Array[]): Uint8Array {
  return Buffer.concat(parts);
}
