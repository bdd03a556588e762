/** Crockford's base 32: no letter or digit is taken for another one. */
const form = /^[0-9A-HJKMNP-TV-Z]{12}$/;

/** The code of a candidate's invitation as it is kept, however it was typed; null for what can be none. */
export function parseCandidateCode(text: string): string | null {
  const code = text.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  return form.test(code) ? code : null;
}

/** As it is written for people: "C0PP-ERF1-NCH7". */
export function formatCandidateCode(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1-');
}
