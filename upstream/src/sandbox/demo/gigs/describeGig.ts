import { RandomStream } from '../random/randomStream.ts';
import { Turns } from '../random/turns.ts';
import type { DemoGig } from './demoGig.ts';
import { attireTexts, extraTexts, interviewTexts, workTexts } from './gigTexts.ts';

export interface GigTexts {
  description: string;
  specialInstructions: string;
}

function shiftWords({ event, shift }: DemoGig): string {
  return event === null ? `the ${shift} shift` : `the ${event.name}`;
}

/**
 * Composes gigs' texts from sentences about the work, the place and the day. A location's sentences rotate, so that
 * consecutive gigs differ; the gigs of a series share their texts.
 */
export function gigWriter(seed: number): (gig: DemoGig) => GigTexts {
  const turns = new Turns(seed);
  const series = new Map<number, GigTexts>();
  const write = (gig: DemoGig): GigTexts => {
    const stream = new RandomStream(seed, `gig/${gig.key}/texts`);
    const place = `texts/${gig.location.row.id}`;
    const work =
      gig.type === 'INTERVIEW'
        ? turns.next(`${place}/interview`, interviewTexts)
        : turns.next(`${place}/${gig.skill.name}`, workTexts[gig.skill.name]);
    const sentences = [
      work.replaceAll('{shift}', shiftWords(gig)),
      turns.next(`${place}/ambience`, gig.location.ambience),
    ];
    if (stream.chance(0.45)) sentences.push(turns.next(`${place}/extra`, extraTexts));
    const instructions = [turns.next(`${place}/arrival`, gig.location.arrival)];
    if (gig.type !== 'INTERVIEW' && stream.chance(0.7)) {
      instructions.push(turns.next(`${place}/${gig.skill.skill_group}`, attireTexts[gig.skill.skill_group]));
    }
    return { description: sentences.join(' '), specialInstructions: instructions.join(' ') };
  };
  return (gig) => {
    if (gig.bundleId === null) return write(gig);
    const texts = series.get(gig.bundleId) ?? write(gig);
    series.set(gig.bundleId, texts);
    return texts;
  };
}
