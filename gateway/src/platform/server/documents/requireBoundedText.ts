import { Lexer, Source, TokenKind } from 'graphql';
import { beyondLimit, type DocumentLimits } from './documentLimits.ts';

const opening = new Set<TokenKind>([TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L]);
const closing = new Set<TokenKind>([TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R]);

/** Brackets in brackets that a document of allowed depth needs: a field's own, those of fragments, and of arguments. */
function allowedNesting({ depth }: DocumentLimits): number {
  return 2 * depth + 20;
}

/**
 * Refuses a text that is too long, has too many tokens, or whose brackets are nested so deeply that the parser and
 * whatever recurses after it could run out of stack.
 *
 * @throws GraphQLError with a code of the limits, or a syntax error.
 */
export function requireBoundedText(text: string, limits: DocumentLimits): void {
  if (text.length > limits.characters) {
    throw beyondLimit('DOCUMENT_TOO_LARGE', 'a length', text.length, limits.characters);
  }
  const lexer = new Lexer(new Source(text));
  let tokens = 0;
  let nesting = 0;
  for (let { kind } = lexer.advance(); kind !== TokenKind.EOF; { kind } = lexer.advance()) {
    tokens += 1;
    if (opening.has(kind)) nesting += 1;
    if (closing.has(kind)) nesting -= 1;
    if (tokens > limits.tokens) {
      throw beyondLimit('DOCUMENT_TOO_LARGE', 'a number of tokens', tokens, limits.tokens);
    }
    if (nesting > allowedNesting(limits)) {
      throw beyondLimit('DOCUMENT_TOO_DEEP', 'a nesting', nesting, allowedNesting(limits));
    }
  }
}
