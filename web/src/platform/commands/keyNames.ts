const isApple = /mac|iphone|ipad/i.test(navigator.userAgent);

/** A letter with Ctrl or Cmd, as this machine names the keys. */
export const withCtrl = (letter: string) => (isApple ? `⌘${letter}` : `Ctrl ${letter}`);
