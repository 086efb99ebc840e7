/**
 * States by type that every field of a form has a column in its table, or is named as one that goes elsewhere:
 * `covers<ExpenseForm, DB['bilag'], 'name'>()`. Without it `values({ ...form })` compiles for a field that no column
 * keeps, and the first landlord to fill it in finds out.
 */
export const covers = <Form, Table, Elsewhere extends keyof Form = never>(
  ..._missing: Exclude<keyof Form, keyof Table | Elsewhere> extends never
    ? []
    : [Exclude<keyof Form, keyof Table | Elsewhere>]
): void => undefined
