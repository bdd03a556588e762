import { rotation } from '../random/rotation.ts';
import type { SkillName } from '../skills/skillNames.ts';
import { bioClosers, bioWorkLines } from './bioClosers.ts';
import { bioReasons, bioStrengths } from './bioMiddles.ts';
import { bioOpeners } from './bioOpeners.ts';

/** What a bio may speak of. */
export interface BioFacts {
  skill: SkillName;
  city: string;
  /** At least two. */
  years: number;
  /** The latest employer and the work there. */
  place: string;
  position: string;
}

const numberWords = [
  '',
  '',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

type Part = 'opener' | 'strength' | 'reason' | 'work' | 'closer';

/** The ways in which people introduce themselves. */
const shapes: readonly (readonly Part[])[] = [
  ['opener', 'strength', 'closer'],
  ['opener', 'reason'],
  ['opener', 'reason', 'strength'],
  ['opener', 'closer'],
  ['work', 'strength', 'reason'],
  ['opener', 'strength', 'reason', 'closer'],
  ['strength', 'opener', 'closer'],
  ['reason', 'work', 'strength'],
];

function withArticle(position: string): string {
  return `${/^[aeiou]/i.test(position) ? 'an' : 'a'} ${position.toLowerCase()}`;
}

function filledIn(sentence: string, facts: BioFacts): string {
  return sentence
    .replaceAll('{years}', numberWords[facts.years] ?? 'many')
    .replaceAll('{place}', facts.place)
    .replaceAll('{position}', withArticle(facts.position))
    .replaceAll('{city}', facts.city);
}

/**
 * Writes bios from hand-written sentences. Each kind of sentence goes round in its own rhythm, so that a list of pros
 * does not show the same sentence twice near each other.
 */
export function bioWriter(seed: number): (index: number, facts: BioFacts) => string {
  const shape = rotation(seed, 'bio/shape', shapes);
  const parts = {
    strength: rotation(seed, 'bio/strength', bioStrengths),
    reason: rotation(seed, 'bio/reason', bioReasons),
    work: rotation(seed, 'bio/work', bioWorkLines),
    closer: rotation(seed, 'bio/closer', bioClosers),
  };
  const openers = new Map<SkillName, (index: number) => string>();
  const told = new Map<SkillName, number>();
  return (index, facts) => {
    const opener = openers.get(facts.skill) ?? rotation(seed, `bio/${facts.skill}`, bioOpeners[facts.skill]);
    openers.set(facts.skill, opener);
    const count = told.get(facts.skill) ?? 0;
    told.set(facts.skill, count + 1);
    // The rotations have lengths without a common divisor with each other, so the same combination hardly comes back.
    return shape(index + Math.floor(index / shapes.length))
      .map((part) => filledIn(part === 'opener' ? opener(count) : parts[part](index), facts))
      .join(' ');
  };
}
