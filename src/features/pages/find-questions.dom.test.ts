import { expect, test } from 'vitest';
import { findQuestions, plainWords } from './find-questions';

const items = [
  { question: 'Can I get a refund?', answer: '<p>All sales are final.</p>' },
  { question: 'Is my payment safe?', answer: '<ul><li>256-bit</li><li>SSL</li></ul>' },
];

test.each([
  ['', [0, 1]],
  ['refund', [0]],
  ['sales', [0]],
  ['is safe', [1]],
  ['ssl', [1]],
  ['li', []],
  ['bitssl', []],
])('findQuestions finds for the query %j the questions %j', (query, found) => {
  expect(findQuestions(items, query)).toEqual(found.map((index) => items[index]));
});

test('plainWords separates the words of adjacent elements', () => {
  expect(plainWords('<p>one</p><p>two</p>').trim().split(/\s+/)).toEqual(['one', 'two']);
});
