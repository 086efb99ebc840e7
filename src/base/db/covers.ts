/**
 * Checks by type that every field of a form has a column, or is named as stored elsewhere: `covers<ExpenseForm,
 * DB['bilag'], 'name'>()`. Without it `values({ ...form })` compiles for a field without a column, whose value would be
 * lost.
 */
export const assertTableCoversForm = <Form, Table, Elsewhere extends keyof Form = never>(
  ..._missing: Exclude<keyof Form, keyof Table | Elsewhere> extends never
    ? []
    : [Exclude<keyof Form, keyof Table | Elsewhere>]
): void => undefined
