import { shows } from '@tests/statements/shows';
import { beforeEach, expect, test } from 'vitest';
import { clearOuterReferrer, outerReferrer } from './outer-referrer';

const origin = 'https://northfield.grandstand.test';
beforeEach(() => sessionStorage.clear());

test(
  'the outer referrer survives a reload and the next documents of the visit',
  shows('event visit_page'),
  () => {
    const first = outerReferrer({ referrer: 'https://news.example.com/story?email=a@b.org&page=2', origin });
    expect(first).toBe('https://news.example.com/story?page=2');
    expect(outerReferrer({ referrer: `${origin}/schedule`, origin })).toBe(first);
    expect(outerReferrer({ referrer: '', origin })).toBe(first);
    expect(sessionStorage.getItem('rudy_outer_referrer')).not.toContain('a@b.org');
  },
);

test('a later entry from another site replaces the outer referrer', () => {
  outerReferrer({ referrer: 'https://news.example.com/', origin });
  expect(outerReferrer({ referrer: 'https://search.example.com/', origin })).toBe(
    'https://search.example.com/',
  );
});

test('a visit without a referrer, or whose referrer was cleared, has no outer referrer', () => {
  expect(outerReferrer({ referrer: `${origin}/`, origin })).toBeNull();
  outerReferrer({ referrer: 'https://news.example.com/', origin });
  clearOuterReferrer();
  expect(outerReferrer({ referrer: '', origin })).toBeNull();
});
