/**
 * A number of the North American plan as people write it: area code and exchange start with 2 to 9; a leading 1 or +1,
 * the usual punctuation and an extension ("x 12", "ext. 12", "extension 12", "#12") are optional.
 */
const usNumber =
  /^(?:\+?1[\s.-]*)?(?:\((?<area>[2-9]\d{2})\)|(?<bareArea>[2-9]\d{2}))[\s.-]*(?<exchange>[2-9]\d{2})[\s.-]*(?<line>\d{4})(?:[\s,;]*(?:x|ext\.?|extension|#)[\s.:]*\d{1,7})?$/i;

/**
 * The number as +1 and its ten digits, or null for a text that is no US number. An extension is accepted and left out:
 * a switchboard understands it, the telephone network does not.
 */
export function parsePhone(text: string): string | null {
  const parts = usNumber.exec(text.trim())?.groups;
  if (parts === undefined) return null;
  return `+1${parts['area'] ?? parts['bareArea']}${parts['exchange']}${parts['line']}`;
}

/**
 * A contact's number with the +1 that some records lack. Numbers of other countries keep their own code, and an empty
 * text stays empty.
 */
export function withCountryCode(phone: string): string {
  const text = phone.trim();
  return parsePhone(text) ?? (text === '' || text.startsWith('+') ? text : `+1${text}`);
}

/** A number for people: "+13055550123" as "(305) 555-0123". Other text, an empty one too, stays as it is. */
export function formatPhone(e164: string): string {
  return e164.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');
}
