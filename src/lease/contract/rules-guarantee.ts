import type { Guarantee } from './model'

/** What is said of a guarantee besides the name of who gives it, each in words; empty for what isn't said. */
export interface GuaranteeWords {
  readonly kind: string
  readonly sum: string
  readonly until: string
}

/** A guarantee in one line. NAV is not named twice where the office is called by it. */
export function guaranteeLine(
  { kind, by }: { readonly kind: string; readonly by: string },
  says: GuaranteeWords,
): string {
  const nav: Guarantee['kind'] = 'nav'
  const isNamed = kind === nav && /^nav\b/i.test(by.trim())
  return [isNamed ? '' : says.kind, by.trim(), says.sum, says.until].filter((part) => part !== '').join(', ')
}
