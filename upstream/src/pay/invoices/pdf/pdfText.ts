/** A letter that the font lacks. It has Latin with Vietnamese, Greek and Cyrillic, with punctuation and currencies. */
const unknown =
  /[^\u0020-\u007E\u00A0-\u00AC\u00AE-\u0148\u014A-\u01C3\u01C5-\u0233\u02BB\u02BC\u0384-\u03CE\u0400-\u0479\u0480-\u049D\u04A0-\u04FF\u1E00-\u1E9B\u1E9D-\u1EFF\u1F00-\u1FFE\u2010-\u2027\u2030-\u2055\u20A0-\u20AF\u20B1-\u20B5\u20B8-\u20BA\u20BC-\u20BF]/u;
const everyUnknown = new RegExp(unknown, 'gu');

/** Text that the font can show: other letters lose their accents, or become question marks. */
export function pdfText(text: string): string {
  return text.normalize('NFC').replaceAll(everyUnknown, (letter) => {
    const bare = letter.normalize('NFKD').replaceAll(/\p{M}/gu, '');
    return unknown.test(bare) ? '?' : bare;
  });
}

export function dollarsText(dollars: number): string {
  return dollars.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
}

/** A calendar day: `Mar 2, 2026`. */
export function dayText(date: string): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
}

/** A local time: `9:30 am`. */
export function timeText(time: string): string {
  return new Date(`1970-01-01T${time}Z`)
    .toLocaleTimeString('en-US', { timeStyle: 'short', timeZone: 'UTC' })
    .toLowerCase();
}
