/** Here already, or on its way. What is here already need not wait its turn, as `await` would make it. */
export type Soon<T> = T | Promise<T>;

/** Goes on with a value as soon as it is here. */
export function whenHere<T, R>(value: Soon<T>, go: (value: T) => Soon<R>): Soon<R> {
  return value instanceof Promise ? value.then(go) : go(value);
}
