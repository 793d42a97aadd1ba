import { en } from './en.ts';

type Words<Table> = {
  [Key in keyof Table]: Table[Key] extends string
    ? string
    : Table[Key] extends (...given: infer Given) => string
      ? (...given: Given) => string
      : Words<Table[Key]>;
};

/** The table of user strings that the app shows. */
export const strings: Words<typeof en> = en;
