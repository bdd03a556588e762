import type { ScenePicture } from './takePictures.ts';

/** The size of the film: a screen of 16 to 9, and a band for the captions below it. */
export const filmSize = { width: 1280, height: 800, screenHeight: 720 } as const;

declare global {
  interface VideoEncoderEncodeOptions {
    /** https://www.w3.org/TR/webcodecs-vp9-codec-registration/ */
    vp9?: { readonly quantizer: number };
  }
}

/** What the browser that encodes the film is given. */
export interface FilmPlan {
  readonly scenes: readonly {
    readonly seconds: number;
    /** What is written on a scene without a picture. */
    readonly title: string;
    readonly picture: ScenePicture | null;
  }[];
  readonly size: typeof filmSize;
}

/** What it returns, in base64. */
export interface EncodedFilm {
  readonly pictures: readonly { readonly time: number; readonly isKey: boolean; readonly bytes: string }[];
  readonly poster: string;
}

/**
 * Draws and encodes the film. It runs in a browser, by itself: whatever it needs, it is given. Scenes change at once, and
 * marks appear at once: each picture that differs from the one before weighs 80 kB.
 */
export async function encodeFilm({ scenes, size }: FilmPlan): Promise<EncodedFilm> {
  const picturesPerSecond = 10;
  const { width, height, screenHeight } = size;
  const canvas = new OffscreenCanvas(width, height);
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('This browser cannot draw.');
  await document.fonts.load('600 72px "Inter Variable"');
  const encoded: { time: number; isKey: boolean; bytes: string }[] = [];
  const failures: DOMException[] = [];
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      encoded.push({ time: chunk.timestamp / 1000, isKey: chunk.type === 'key', bytes: bytes.toBase64() });
    },
    error: (error) => failures.push(error),
  });
  // By quality: a screen that holds still costs next to nothing.
  encoder.configure({
    codec: 'vp09.00.31.08',
    width,
    height,
    framerate: picturesPerSecond,
    bitrateMode: 'quantizer',
  });

  const drawTitle = (title: string) => {
    brush.fillStyle = '#4a1537';
    brush.fillRect(0, 0, width, height);
    brush.fillStyle = '#ffffff';
    brush.textAlign = 'center';
    brush.font = '600 72px "Inter Variable", sans-serif';
    brush.fillText(title, width / 2, screenHeight / 2 + 24);
  };
  const drawScreen = (image: ImageBitmap, mark: ScenePicture['mark'], isMarked: boolean) => {
    brush.fillStyle = '#2b1022';
    brush.fillRect(0, 0, width, height);
    brush.drawImage(image, 0, 0, width, screenHeight);
    if (mark.width === 0 || !isMarked) return;
    const [x, y] = [mark.x - 6, mark.y - 6];
    const shownHeight = Math.min(mark.height + 12, screenHeight - y - 6);
    const ring = new Path2D();
    ring.roundRect(x, y, mark.width + 12, shownHeight, 14);
    const around = new Path2D();
    around.rect(0, 0, width, screenHeight);
    around.addPath(ring);
    brush.fillStyle = 'rgb(36 16 28 / 28%)';
    brush.save();
    brush.clip(around, 'evenodd');
    brush.fillRect(0, 0, width, screenHeight);
    brush.restore();
    brush.strokeStyle = '#8a2f68';
    brush.lineWidth = 4;
    brush.stroke(ring);
  };

  let poster = '';
  let at = 0;
  for (const { seconds, title, picture } of scenes) {
    const image = picture
      ? await createImageBitmap(new Blob([Uint8Array.fromBase64(picture.png)], { type: 'image/png' }))
      : null;
    for (let index = 0; index < seconds * picturesPerSecond; index += 1) {
      const second = index / picturesPerSecond;
      if (image && picture) drawScreen(image, picture.mark, second >= 1);
      else drawTitle(title);
      if (poster === '' && image && second === 2) {
        const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.7 });
        poster = new Uint8Array(await blob.arrayBuffer()).toBase64();
      }
      const frame = new VideoFrame(canvas, { timestamp: at * 1000 });
      encoder.encode(frame, { keyFrame: index === 0, vp9: { quantizer: 34 } });
      frame.close();
      at += 1000 / picturesPerSecond;
      if (encoder.encodeQueueSize > 10) {
        await new Promise((resolve) => encoder.addEventListener('dequeue', resolve, { once: true }));
      }
    }
  }
  await encoder.flush();
  if (failures[0]) throw failures[0];
  return { pictures: encoded, poster };
}
