import { serverError } from '../../mocks/behaviour/failure.ts';
import type { World } from '../../mocks/store/world.ts';

/** Lets the backend answer requests for one event with an error. Returns a function that ends this. */
export function failEvent({ catalogue }: World, failingId: number): () => void {
  const { eventById } = catalogue;
  const get = eventById.get.bind(eventById);
  Object.assign(eventById, {
    get(id: number) {
      if (id === failingId) throw serverError();
      return get(id);
    },
  });
  return () => void Object.assign(eventById, { get });
}
