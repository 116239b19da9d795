/** A value, or the promise of one: `await` would wait a turn also for what is there already. */
export type MaybePromise<T> = T | Promise<T>;

/** Goes on with a value: at once if it is there, else when its promise resolves. */
export function andThen<T, R>(
  value: MaybePromise<T>,
  next: (value: T) => MaybePromise<R>,
): MaybePromise<R> {
  return value instanceof Promise ? value.then(next) : next(value);
}
