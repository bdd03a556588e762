import { z } from 'zod';

/** The services that send messages; null for a channel without one. */
export type MessageServices = {
  email: { url: string; from: string } | null;
  sms: { url: string; token: string | null } | null;
};

/** A service that no setting names, as on a fresh machine. */
export const noMessageServices: MessageServices = { email: null, sms: null };

/** The environment variables of the services. */
export const messageVariables = {
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp or smtps URL' }).optional(),
  MAIL_FROM: z.email('must be an email address').optional(),
  SMS_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https URL' }).optional(),
  SMS_TOKEN: z.string().min(1).optional(),
};

type Given = { [Name in keyof typeof messageVariables | 'WEB_PUBLIC_URL']?: string | undefined } & {
  BRIGADE_ENV?: unknown;
};

/**
 * Codes and invitations are sent by email, so that no one could sign in to a production server without it; nor could
 * anyone follow their links to a server that is only at its own address.
 */
export function checkMessageVariables(given: Given, context: z.RefinementCtx): void {
  const missing = (name: Exclude<keyof Given, 'BRIGADE_ENV'>, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message });
  if (given.BRIGADE_ENV === 'production' && given.SMTP_URL === undefined) {
    missing('SMTP_URL', 'is required in production');
  }
  if (given.BRIGADE_ENV === 'production' && given.WEB_PUBLIC_URL === undefined) {
    missing('WEB_PUBLIC_URL', 'is required in production');
  }
  if (given.SMTP_URL !== undefined && given.MAIL_FROM === undefined) {
    missing('MAIL_FROM', 'is required with SMTP_URL');
  }
}

/** The services that the variables name. */
export function messageServices({ SMTP_URL, MAIL_FROM, SMS_URL, SMS_TOKEN }: Given): MessageServices {
  return {
    email: SMTP_URL !== undefined && MAIL_FROM !== undefined ? { url: SMTP_URL, from: MAIL_FROM } : null,
    sms: SMS_URL === undefined ? null : { url: SMS_URL, token: SMS_TOKEN ?? null },
  };
}
