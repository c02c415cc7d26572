import { LRUCache } from 'lru-cache';
import { shrinkResponse, storeResponse, type ResponseParts, type StoredResponse } from './response';

const MAX_BYTES = 64 * 1024 * 1024;
const MAX_ENTRIES = 2_000;
/** Free times pass without anybody writing anything. */
const MAX_AGE = 5 * 60 * 1000;

/** Something made it: kept for the next, or shown once only. */
export interface Made extends ResponseParts {
  isKept: boolean;
}

/**
 * Answers to visitors, made once however many ask at the same time. Dropping empties it at once,
 * and an answer whose making began before the drop is sent but not kept: it may be old.
 */
export class ResponseCache {
  readonly #kept = new LRUCache<string, StoredResponse>({
    max: MAX_ENTRIES,
    ttl: MAX_AGE,
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }) =>
      1 + body.identity.length + (body.br?.length ?? 0) + (body.gzip?.length ?? 0),
  });
  readonly #making = new Map<string, Promise<StoredResponse>>();
  #generation = 0;
  #shrinking: Promise<void> = Promise.resolve();

  get(key: string): StoredResponse | undefined {
    return this.#kept.get(key);
  }

  isMaking(key: string): boolean {
    return this.#making.has(key);
  }

  load(key: string, make: () => Promise<Made>): Promise<StoredResponse> {
    const pending = this.#making.get(key);
    if (pending) return pending;
    const generation = this.#generation;
    const making = (async () => {
      const { isKept, ...parts } = await make();
      const stored = await storeResponse(parts);
      if (isKept && generation === this.#generation) this.#keep(key, stored);
      return stored;
    })().finally(() => {
      if (this.#making.get(key) === making) this.#making.delete(key);
    });
    this.#making.set(key, making);
    return making;
  }

  drop(): void {
    this.#generation += 1;
    this.#kept.clear();
    // Who asks from now on must not be handed what was begun before.
    this.#making.clear();
  }

  #keep(key: string, stored: StoredResponse) {
    this.#kept.set(key, stored);
    // One after another: compressing takes a whole core, and visitors come first.
    this.#shrinking = this.#shrinking.then(async () => {
      if (this.#kept.peek(key) !== stored) return;
      await shrinkResponse(stored);
    });
  }
}
