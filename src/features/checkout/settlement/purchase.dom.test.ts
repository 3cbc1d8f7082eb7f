import { beforeEach, expect, test } from 'vitest';
import { attemptMemory } from '../../../browser/storage/purchase-attempt';
import { TICKET, ticketOrder } from './order.test-help';
import { findAttemptOrder } from './purchase';

const memory = attemptMemory(4, TICKET);

beforeEach(() => localStorage.clear());

const expected = (id: number | null) => (id === null ? null : expect.objectContaining({ id }));

test.each([
  ['the order that was created after it', [5], [ticketOrder('paid', 5), ticketOrder('created', 9)], 9],
  ['its order even if that has failed', [5], [ticketOrder('failed', 9)], 9],
  ['no order if all existed before it', [5, 9], [ticketOrder('created', 5), ticketOrder('created', 9)], null],
  ['no order if the new ones are for another product', [], [ticketOrder('created', 9, 41)], null],
  ['no order in an empty list', [], [], null],
])('a recorded attempt finds %s', (_, known, orders, id) => {
  memory.write({ known, orderId: null });
  expect(findAttemptOrder(memory, orders, TICKET)).toEqual(expected(id));
});

test.each([
  ['the unsettled order', [ticketOrder('paid', 5), ticketOrder('created', 9)], 9],
  ['no settled order', [ticketOrder('paid', 5), ticketOrder('failed', 9)], null],
  ['no order for another product', [ticketOrder('created', 9, 41)], null],
])('without a recorded attempt, findAttemptOrder finds %s', (_, orders, id) => {
  expect(findAttemptOrder(memory, orders, TICKET)).toEqual(expected(id));
});
