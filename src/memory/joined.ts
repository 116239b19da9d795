/**
 * A new object with the members of two. For hot paths: Node 20 takes a microsecond for each member that a
 * literal adds to a clone (`{ ...one, more }`), and less than half of one for all of them where the clone is
 * not the literal's first member.
 */
export function joined<A extends object, B extends object>(one: A, more: B): A & B {
  return { ...NOTHING, ...one, ...more };
}

const NOTHING = {};
