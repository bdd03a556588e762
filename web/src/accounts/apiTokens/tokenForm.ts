import { networksIn } from '@brigade/domain/accounts/apiTokens/network.ts';
import {
  scopesOfToken,
  tokenLifetimes,
  tokenName,
  tokenNetworks,
} from '@brigade/domain/accounts/apiTokens/tokenRules.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import * as z from 'zod/mini';
import type { CreateApiTokenInput } from '../../__generated__/createApiTokenMutation.graphql.ts';
import { formSchema } from '../../platform/screen/formSchema.ts';

/** The choice of a day instead of a lifetime. */
export const onDay = 'day';

const yearInDays = 365;

export const lifetimeOptions = [
  ...tokenLifetimes.map((days) => ({
    value: String(days),
    label: days === yearInDays ? '1 year' : `${days} days`,
  })),
  { value: onDay, label: 'On a day…' },
];

/** The rules of the form. */
export const tokenSchema = formSchema({
  name: tokenName,
  scopes: scopesOfToken,
  place: z.string(),
  lifetime: z.string(),
  day: z.string(),
  networks: z.string(),
}).check(
  z.check(({ value, issues }) => {
    if (value.lifetime === onDay && value.day === '') {
      issues.push({ code: 'custom', path: ['day'], message: 'Choose a day', input: value.day });
    }
    const [wrong] = tokenNetworks.safeParse(networksIn(value.networks)).error?.issues ?? [];
    if (wrong) {
      const { message } = wrong;
      issues.push({ code: 'custom', path: ['networks'], message, input: value.networks });
    }
  }),
);

/** What the form begins with. */
export const newToken: z.input<typeof tokenSchema> = {
  name: '',
  scopes: ['READ'],
  place: '',
  lifetime: '90',
  day: '',
  networks: '',
};

/** When a new token ends: after so many days, or at the end of a day. */
export function tokenEnd(
  { lifetime, day }: Pick<z.output<typeof tokenSchema>, 'lifetime' | 'day'>,
  zone: string,
  now = Temporal.Now.instant(),
): string {
  const end =
    lifetime === onDay
      ? Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime(zone)
      : now.toZonedDateTimeISO(zone).add({ days: Number(lifetime) });
  return end.toInstant().toString({ smallestUnit: 'second' });
}

/** The input of the mutation. */
export function tokenInput(
  { name, scopes, place, networks, ...end }: z.output<typeof tokenSchema>,
  zone: string,
): CreateApiTokenInput {
  const [kind, id] = place.split(' ');
  return {
    name,
    scopes,
    networks: networksIn(networks),
    expiresAt: tokenEnd(end, zone),
    ...(kind === 'organization' && { organizationId: id }),
    ...(kind === 'location' && { locationId: id }),
  };
}
