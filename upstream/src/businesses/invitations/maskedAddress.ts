/** Masks an email address so that only its owner recognizes it: `m•••@brigade.example`. */
export function maskedEmail(email: string): string {
  return email.replace(/^(.).*@/, '$1•••@');
}

/** Masks a phone number so that only its owner recognizes it: `number ending in 0123`. */
export function maskedPhone(phone: string): string {
  return `number ending in ${phone.slice(-4)}`;
}
