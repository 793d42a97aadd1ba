import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** The rules whose answer depends on the appearance. */
export const colorRules = ['color-contrast', 'link-in-text-block'];

interface Question {
  /** The part of the page that is looked at, as a selector; the whole of it by itself. */
  within?: string;
  /** The rules that are asked; all of them by themselves. */
  rules?: string[];
}

/** What axe finds on a page, each as its rule and the elements. */
export async function violations(page: Page, question: Question = {}): Promise<string[]> {
  await page.evaluate(`window.axe ?? (() => { ${axe.source} })()`);
  return page.evaluate(async ({ within, rules }) => {
    const { axe: runner } = window as unknown as { axe: typeof axe };
    const found = await runner.run(
      { include: [within ?? 'html'], exclude: ['video'] },
      { resultTypes: ['violations'], ...(rules && { runOnly: { type: 'rule', values: rules } }) },
    );
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, question);
}
