import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);
const read = (path: string) => readFileSync(resolve(`@expo-google-fonts/inter/${path}`));

/** The fonts of documents. A document embeds the letters that it uses. */
export const fonts = {
  regular: read('400Regular/Inter_400Regular.ttf'),
  bold: read('700Bold/Inter_700Bold.ttf'),
};
