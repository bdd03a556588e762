interface ResponseReader {
  add(piece: string): void;
  end(): void;
}
export function createResponseReader(
  contentType: string,
  onResult: (result: unknown) => void,
): ResponseReader;
