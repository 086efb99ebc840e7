interface Place {
  readonly pathname: string
  readonly search: object
}

const stepOf = ({ search }: Place): string => ('step' in search ? String(search.step) : '')

/**
 * True if a navigation leads to another page or another step. Those start at the top. A dialog, a filter or another
 * sort order stays on the page, and the page must not jump.
 */
export const isOtherPageOrStep = (from: Place | undefined, to: Place): boolean =>
  from === undefined || from.pathname !== to.pathname || stepOf(from) !== stepOf(to)
