import { limits } from '../../contract/limits.ts';

let common: Promise<ReadonlySet<string>> | undefined;

/** How many of the most common passwords that are long enough for us are refused. */
const COUNT = 1000;

/** The list is large, so it is loaded when the first account is made, not when an instance starts. */
async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const passwords: string[] = dictionary['passwords-common'];
  return new Set(passwords.filter((password) => password.length >= limits.password.min).slice(0, COUNT));
}

/** Is it one of the passwords that everybody tries first? Capitals make no difference. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= load();
  return (await common).has(password.toLowerCase());
}
