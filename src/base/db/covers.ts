/**
 * Checks by type that every field of a form has a column in its table, or is named as stored elsewhere:
 * `covers<ExpenseForm, DB['bilag'], 'name'>()`. Without it `values({ ...form })` compiles for a field that has no
 * column. Then the first landlord who fills it in would lose it.
 */
export const covers = <Form, Table, Elsewhere extends keyof Form = never>(
  ..._missing: Exclude<keyof Form, keyof Table | Elsewhere> extends never
    ? []
    : [Exclude<keyof Form, keyof Table | Elsewhere>]
): void => undefined
