const isSame = (a: unknown, b: unknown): boolean => Object.is(a, b) || JSON.stringify(a) === JSON.stringify(b)

/**
 * A draft over what is saved now: what the landlord had changed stands as typed, and everything else as it is saved, so
 * that nothing somebody has changed elsewhere is taken back unseen. `clashes` are the fields that both have changed.
 */
export function overSaved<V extends object>(
  { values, base }: { readonly values: V; readonly base: V },
  saved: V,
): { readonly values: V; readonly clashes: readonly (keyof V)[] } {
  const names = Object.keys(saved) as (keyof V)[]
  const typed = names.filter((name) => !isSame(values[name], base[name]))
  return {
    values: { ...saved, ...Object.fromEntries(typed.map((name) => [name, values[name]])) },
    clashes: typed.filter((name) => !isSame(saved[name], base[name]) && !isSame(saved[name], values[name])),
  }
}
