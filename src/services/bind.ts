type UseCase<D> = (deps: D, ...rest: never[]) => unknown;

/** Use cases without their first parameter, the dependencies. */
export type Bound<D, U> = {
  readonly [K in keyof U]: U[K] extends (deps: D, ...rest: infer A) => infer R
    ? (...rest: A) => R
    : never;
};

/** A façade: every use case with its dependencies filled in, under its own name. */
export function bindAll<D, U extends Record<string, UseCase<D>>>(deps: D, useCases: U): Bound<D, U>;
export function bindAll<D>(deps: D, useCases: Record<string, UseCase<D>>): object {
  return Object.fromEntries(
    Object.entries(useCases).map(([name, useCase]) => [name, useCase.bind(undefined, deps)]),
  );
}

/** A façade over some of its use cases: those that `some` lacks call `refuse` instead. */
export function bindSome<D>(
  useCases: Readonly<Record<keyof D, unknown>>,
  some: Partial<D>,
  refuse: () => Promise<never>,
): D;
export function bindSome(useCases: object, some: object, refuse: () => Promise<never>): object {
  return { ...Object.fromEntries(Object.keys(useCases).map((name) => [name, refuse])), ...some };
}

type Method = (...asked: never[]) => Promise<unknown>;

/**
 * A façade that is opened by the first call of one of its methods. The names of the methods are not
 * known before, hence the proxy; `then` is none of them, or awaiting the façade would open it.
 *
 * A failed attempt to open is forgotten (see `lazily`), so the next call tries again. Only a module
 * that could not be loaded stays broken until the restart: Node remembers that.
 */
export function bindLater<D extends Record<keyof D, Method>>(open: () => Promise<D>): D;
export function bindLater(
  open: () => Promise<Record<string | symbol, (...asked: unknown[]) => unknown>>,
): object {
  return new Proxy(
    {},
    {
      get: (_, name) =>
        name === "then"
          ? undefined
          : async (...asked: unknown[]) => (await open())[name]?.(...asked),
    },
  );
}
