/** An e-mail address that its owner recognizes and nobody else learns: `m•••@brigade.example`. */
export function maskedEmail(email: string): string {
  return email.replace(/^(.).*@/, '$1•••@');
}

/** As much of a phone number as its owner needs to recognize it: `number ending in 0123`. */
export function maskedPhone(phone: string): string {
  return `number ending in ${phone.slice(-4)}`;
}
