/** Where this browser keeps whether it shares errors and use: `shared`, `private`, or nothing before the person chose. */
export const sharingKey = 'brigade.sharing';
