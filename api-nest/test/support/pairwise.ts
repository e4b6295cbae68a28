type Row<Values extends Record<string, readonly unknown[]>> = {
  [Name in keyof Values]: Values[Name][number];
};

/** A value of a parameter, by the positions of both. */
interface Choice {
  parameter: number;
  value: number;
}

const inOrder = (choices: readonly Choice[]) => choices.toSorted((a, b) => a.parameter - b.parameter);

const keyOf = (choices: readonly Choice[]): string =>
  inOrder(choices)
    .map(({ parameter, value }) => `${parameter}=${value}`)
    .join('&');

/**
 * Returns few rows that together contain each pair of values of two parameters. The result is the same in each run.
 * @param isAllowed whether a row may continue like this; the parameters that it does not have are chosen later
 */
export function pairwise<Values extends Record<string, readonly unknown[]>>(
  values: Values,
  isAllowed: (row: Partial<Row<Values>>) => boolean,
): Row<Values>[] {
  const parameters = Object.entries(values);
  const choicesOf = (parameter: number): Choice[] =>
    (parameters[parameter]?.[1] ?? []).map((_, value) => ({ parameter, value }));
  const all = parameters.map((_, parameter) => choicesOf(parameter));
  const open = new Map(
    all.flatMap((first, i) =>
      all
        .slice(i + 1)
        .flatMap((second) => first.flatMap((a) => second.map((b) => [keyOf([a, b]), [a, b]] as const))),
    ),
  );
  const rowOf = (choices: readonly Choice[]) =>
    Object.fromEntries(
      choices.flatMap(({ parameter, value }) => {
        const [name, options] = parameters[parameter] ?? [];
        return name === undefined ? [] : [[name, options?.[value]]];
      }),
    ) as Partial<Row<Values>>;
  const rows: Row<Values>[] = [];
  for (let [pair] = open.values(); pair; [pair] = open.values()) {
    const chosen: Choice[] = [...pair];
    for (const options of all) {
      if (chosen.some(({ parameter }) => parameter === options[0]?.parameter)) continue;
      const gain = (choice: Choice) => chosen.filter((other) => open.has(keyOf([choice, other]))).length;
      const [best] = options
        .filter((choice) => isAllowed(rowOf([...chosen, choice])))
        .sort((a, b) => gain(b) - gain(a));
      if (!best) throw new Error(`No value continues ${JSON.stringify(rowOf(chosen))}.`);
      chosen.push(best);
    }
    for (const a of chosen) for (const b of chosen) open.delete(keyOf([a, b]));
    rows.push(rowOf(inOrder(chosen)) as Row<Values>);
  }
  return rows;
}
