import { beforeEach, expect, test } from 'vitest';
import type { Product } from '../../lib/purchase/product';
import { attemptMemory } from './purchase-attempt';
import { storage } from './storage';

const TICKET: Product = { kind: 'event', id: 40, participantId: null };

const memory = attemptMemory(4, TICKET);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a purchase attempt is read as it was written, until it is deleted', () => {
  expect(memory.read()).toBeUndefined();
  memory.write({ known: [3, 5], orderId: null });
  expect(memory.read()).toEqual({ known: [3, 5], orderId: null });
  memory.write({ known: [], orderId: 9 });
  expect(memory.read()).toEqual({ known: [], orderId: 9 });
  memory.clear();
  expect(memory.read()).toBeUndefined();
});

test('the 3-D Secure secret is stored only in its tab and is deleted with the purchase attempt', () => {
  memory.write({ known: [], orderId: 9 });
  memory.writeSecret('secret-1');
  expect(memory.readSecret()).toBe('secret-1');
  expect(JSON.stringify({ ...localStorage })).not.toContain('secret-1');
  expect(JSON.stringify({ ...sessionStorage })).toContain('secret-1');

  memory.clearSecret();
  expect(memory.readSecret()).toBeUndefined();
  expect(memory.read()).toBeDefined();

  memory.writeSecret('secret-2');
  memory.clear();
  expect(memory.readSecret()).toBeUndefined();
});

test.each([
  ['another viewer', attemptMemory(5, TICKET)],
  ['another product', attemptMemory(4, { ...TICKET, id: 41 })],
  ['another kind of product', attemptMemory(4, { ...TICKET, kind: 'vod' })],
])('a separate purchase attempt, secret and lock exist for %s', (_, other) => {
  memory.write({ known: [], orderId: 9 });
  memory.writeSecret('secret-1');
  expect(other.read()).toBeUndefined();
  expect(other.readSecret()).toBeUndefined();
  expect(other.lock).not.toBe(memory.lock);
});

test.each([
  ['no record', 'attempt'],
  ['no list of orders', { orderId: null }],
  ['an order that is no number', { known: [3, 'five'], orderId: null }],
  ['no order id', { known: [] }],
  ['an order id that is no number', { known: [], orderId: 'nine' }],
  ['nothing', null],
])('a purchase attempt that is stored with %s counts as missing', (_, value) => {
  storage.set('attempt_4_event-40', value);
  expect(memory.read()).toBeUndefined();
});

test('a 3-D Secure secret that is no text counts as missing', () => {
  memory.writeSecret('secret-1');
  const [key = ''] = Object.keys(sessionStorage);
  sessionStorage.setItem(key, JSON.stringify({ value: 7, until: Date.now() + 1_000 }));
  expect(memory.readSecret()).toBeUndefined();
});
