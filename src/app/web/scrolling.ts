interface Place {
  readonly pathname: string
  readonly search: object
}

const stepOf = ({ search }: Place): string => ('step' in search ? String(search.step) : '')

/**
 * Whether a navigation leads to another page, or to another step of one: that begins at its top, and Back finds it where it was left. A
 * dialog that opens, a filter or another order is the same page, which must not jump under the hand that chose it.
 */
export const isElsewhere = (from: Place | undefined, to: Place): boolean =>
  from === undefined || from.pathname !== to.pathname || stepOf(from) !== stepOf(to)
