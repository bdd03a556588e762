import { RandomStream } from '../random/randomStream.ts';
import { clothes } from './clothes.ts';
import { hairstyles } from './hair.ts';
import { headwear } from './headwear.ts';
import { backgrounds, fabrics, skinTones, type SkinTone } from './palette.ts';

/** The neck, the ears and the head, without features. */
function head({ skin, shade }: SkinTone): string {
  return (
    `<path d="M172 216h56v52c0 34-56 34-56 0Z" fill="${shade}"/>` +
    `<g fill="${shade}"><ellipse cx="136" cy="176" rx="11" ry="17"/><ellipse cx="264" cy="176" rx="11" ry="17"/></g>` +
    `<path d="M138 158c0-44 26-68 62-68s62 24 62 68v24c0 44-30 72-62 72s-62-28-62-72Z" fill="${skin}"/>`
  );
}

function features(stream: RandomStream, { shade, lips }: SkinTone, hairColor: string): string {
  const eyes = stream.integer(168, 174);
  const brow = eyes - stream.integer(18, 22);
  const smile = stream.integer(10, 22);
  const arch = stream.integer(3, 7);
  return (
    `<g fill="#2a2024"><ellipse cx="174" cy="${eyes}" rx="6" ry="7"/><ellipse cx="226" cy="${eyes}" rx="6" ry="7"/></g>` +
    `<g stroke="${hairColor}" stroke-width="6" stroke-linecap="round" fill="none">` +
    `<path d="M161 ${brow}q13-${arch} 26 0M213 ${brow}q13-${arch} 26 0"/></g>` +
    `<path d="M200 ${eyes + 8}q-9 18 2 22" stroke="${shade}" stroke-width="5" stroke-linecap="round" fill="none"/>` +
    `<path d="M178 214q22 ${smile} 44 0" stroke="${lips}" stroke-width="6" stroke-linecap="round" fill="none"/>` +
    `<g fill="${lips}" opacity="0.16"><ellipse cx="158" cy="200" rx="14" ry="9"/><ellipse cx="242" cy="200" rx="14" ry="9"/></g>`
  );
}

const glasses =
  '<g fill="none" stroke="#2a2228" stroke-width="5"><circle cx="173" cy="172" r="20"/><circle cx="227" cy="172" r="20"/><path d="M193 170q7-6 14 0"/></g>';

/**
 * The drawn portrait of a pro of the demo, as an SVG of 400 by 400 pixels. The same id always draws the same portrait.
 * Nothing in it depends on the name, so that it never contradicts one.
 */
export function portraitSvg(proId: number): string {
  const stream = new RandomStream(1, `pro/${proId}/portrait`);
  const tone = stream.pick(skinTones);
  const hairColor = stream.weighted(tone.hair);
  const { back, front } = stream.pick(hairstyles)(hairColor);
  const fabric = stream.pick(fabrics);
  const background = stream.pick(backgrounds);
  const drawn = [
    `<rect width="400" height="400" fill="${background}"/>`,
    back,
    stream.pick(clothes)(fabric),
    head(tone),
    features(stream, tone, hairColor),
    front,
    stream.chance(0.2) ? stream.pick(headwear)(fabric) : '',
    stream.chance(0.16) ? glasses : '',
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="64 18 272 272">${drawn.join('')}</svg>`;
}
