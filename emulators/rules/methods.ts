/** What a request may ask of Firestore or Storage, as rules name it. */
export const METHODS = ['get', 'list', 'create', 'update', 'delete'] as const;
export type Method = (typeof METHODS)[number];
