import {
  gigTermEntries,
  type GigTermName,
  type GigTermNameWith,
  type GigTermValues,
  type LocationDefaults,
} from './gigTerms.ts';

type Sent<Name extends GigTermName> = Partial<{ [Each in Name]: GigTermValues[Each] | undefined }>;

type SentTerms = {
  line: Sent<GigTermNameWith<{ scope: 'line' }>>;
  posting: Sent<GigTermNameWith<{ scope: 'posting' }>>;
};

type MoneyTermName = GigTermNameWith<{ isMoney: true }>;

export const gigTermNames = gigTermEntries.map(([name]) => name);

/** The names of the terms that only callers with wages.view see. */
export const moneyTermNames = gigTermEntries.flatMap(([name, { isMoney }]) => (isMoney ? [name] : []));

/** The names of the terms that can change after the end of a gig. */
export const noteNames = gigTermEntries.flatMap(([name, { isNote }]) => (isNote ? [name] : []));

/** The response of money terms to callers without wages.view. */
export const hiddenMoneyTerms = Object.fromEntries(moneyTermNames.map((name) => [name, null])) as Record<
  MoneyTermName,
  null
>;

/** The terms to store for a new gig: those sent, and the default of each that is omitted. */
export function termsToStore(sent: SentTerms, location: LocationDefaults): GigTermValues {
  const values = gigTermEntries.map(([name, { scope, whenOmitted }]) => {
    const fields: Sent<GigTermName> = sent[scope];
    return [name, fields[name] ?? whenOmitted?.(location)];
  });
  return Object.fromEntries(values) as GigTermValues;
}

/** The terms of a gig without its other columns. */
export function termsOf(gig: GigTermValues): GigTermValues {
  return Object.fromEntries(gigTermNames.map((name) => [name, gig[name]])) as GigTermValues;
}
