import { createTransport } from 'nodemailer';
import type { MessageServices } from './messageServices.ts';
import { type Sending, type SendResult, sendTimeout } from './sending.ts';

/** Sends an email over SMTP. */
export async function sendEmail(
  { url, from }: NonNullable<MessageServices['email']>,
  { id, to, subject, body }: Sending,
): Promise<SendResult> {
  const transport = createTransport({
    url,
    connectionTimeout: sendTimeout,
    greetingTimeout: sendTimeout,
    socketTimeout: sendTimeout,
  });
  try {
    await transport.sendMail({ from, to, subject, text: body, messageId: `<${id}@${domainOf(from)}>` });
    return { outcome: 'sent' };
  } catch (error) {
    return failure(error);
  } finally {
    transport.close();
  }
}

function domainOf(address: string): string {
  return address.slice(address.indexOf('@') + 1);
}

/** Errors of the envelope or the content concern this message; all others concern the service. */
function failure(error: unknown): SendResult {
  const { code = 'UNKNOWN', responseCode } = error as { code?: string; responseCode?: number };
  const reason = String(responseCode ?? code);
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return { outcome: 'unreachable', reason };
  return { outcome: responseCode !== undefined && responseCode >= 500 ? 'refused' : 'postponed', reason };
}
