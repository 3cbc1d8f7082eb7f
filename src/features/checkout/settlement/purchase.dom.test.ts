import { beforeEach, expect, test } from 'vitest';
import { attemptMemory } from '../../../browser/storage/purchase-attempt';
import { TICKET, ticketOrder } from './order.test-help';
import { findAttemptOrder } from './purchase';

const memory = attemptMemory(4, TICKET);

beforeEach(() => localStorage.clear());

const expected = (id: number | null) => (id === null ? null : expect.objectContaining({ id }));

test.each([
  ['the order that came since', [5], [ticketOrder('paid', 5), ticketOrder('created', 9)], 9],
  ['it whatever has become of it', [5], [ticketOrder('failed', 9)], 9],
  ['none where all are from before', [5, 9], [ticketOrder('created', 5), ticketOrder('created', 9)], null],
  ['none where those that came are for another product', [], [ticketOrder('created', 9, 41)], null],
  ['none among no orders', [], [], null],
])('a recorded attempt finds %s', (_, known, orders, id) => {
  memory.write({ known, orderId: null });
  expect(findAttemptOrder(memory, orders, TICKET)).toEqual(expected(id));
});

test.each([
  ['the order that is not settled', [ticketOrder('paid', 5), ticketOrder('created', 9)], 9],
  ['none that is settled', [ticketOrder('paid', 5), ticketOrder('failed', 9)], null],
  ['none of another product', [ticketOrder('created', 9, 41)], null],
])('without a recorded attempt, orderOf finds %s', (_, orders, id) => {
  expect(findAttemptOrder(memory, orders, TICKET)).toEqual(expected(id));
});
