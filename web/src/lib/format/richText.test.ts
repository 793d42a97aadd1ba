import { expect, test } from 'vitest';
import { richText } from './richText.ts';

const kinds = (text: string) => richText(text).map(({ kind, text: words }) => [kind, words]);

test('plain words, and markup, are text', () => {
  expect(kinds('<b>so</b> & on')).toEqual([['text', '<b>so</b> & on']]);
  expect(kinds('')).toEqual([]);
});

test('an address is a link, without the punctuation that ends its sentence', () => {
  expect(kinds('See https://example.com/a?b=1.')).toEqual([
    ['text', 'See '],
    ['link', 'https://example.com/a?b=1'],
    ['text', '.'],
  ]);
});

test('only web addresses become links', () => {
  expect(kinds('javascript:alert(1) data:text/html,x')).toEqual([
    ['text', 'javascript:alert(1) data:text/html,x'],
  ]);
});

test('a moment leads to its second', () => {
  expect(richText('at 1:23')).toContainEqual({ kind: 'moment', at: 3, text: '1:23', seconds: 83 });
  expect(richText('1:02:03')).toEqual([{ kind: 'moment', at: 0, text: '1:02:03', seconds: 3723 }]);
});

test.each(['1:75', '12:3', '1:23:456', 'v1.2:30'])('%s is no moment', (text) => {
  expect(kinds(text)).toEqual([['text', text]]);
});
