// The face of a die.

/** Where the pips of a die are, in columns and rows about its middle. */
export function pips(value: number): [number, number][] {
  const all: [number, number][] = [];
  if (value % 2 === 1) all.push([0, 0]);
  if (value > 1) all.push([-1, -1], [1, 1]);
  if (value > 3) all.push([1, -1], [-1, 1]);
  if (value > 5) all.push([-1, 0], [1, 0]);
  return all;
}
