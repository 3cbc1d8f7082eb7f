import { createHandlers } from '@mocks/handlers';
import { World } from '@mocks/store/world';
import { missingHandlers } from '@storybook-site/checks/missing-handlers';
import { HttpHandler } from 'msw';
import { expect, test } from 'vitest';

const handlers = createHandlers({ world: new World() });

test('the demo channel has a handler for every operation of the contract', () => {
  expect(missingHandlers(handlers), 'add these to the file of their subject in mocks/behaviour/').toEqual([]);
});

test('an operation without a handler is reported once, before any story runs', () => {
  const others = handlers.filter(
    (handler) => !(handler instanceof HttpHandler && handler.info.path === '*/api/orders/:id'),
  );
  expect(others).toHaveLength(handlers.length - 1);
  expect(missingHandlers(others)).toEqual(['getOrder (GET /api/orders/{id})']);
});
