interface AnswerReader {
  add(piece: string): void;
  end(): void;
}
export function createAnswerReader(contentType: string, onResult: (result: unknown) => void): AnswerReader;
