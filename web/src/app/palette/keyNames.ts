const isApple = /mac|iphone|ipad/i.test(navigator.userAgent);

/** The keys that open the palette, as this machine names them. */
export const paletteKey = isApple ? '⌘K' : 'Ctrl K';
