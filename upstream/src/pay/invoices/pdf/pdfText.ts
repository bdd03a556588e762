/** The standard fonts of PDF have the letters of Western Europe: others lose their accents, or become question marks. */
export function pdfText(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[^\u0020-\u007E\u00A0-\u00FF\u2013\u2014\u2018\u2019\u201C\u201D\u2022]/g, (letter) => {
      const base = letter.normalize('NFD').replaceAll(/\p{M}/gu, '');
      return /^[\u0020-\u007E]+$/.test(base) ? base : '?';
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
